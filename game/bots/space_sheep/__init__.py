"""What bots of Space Sheep! do: plan the way home together, mind the Wolf, hinder, suspect."""
