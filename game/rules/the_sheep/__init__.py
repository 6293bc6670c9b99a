"""The Sheep: two to four Shepherds bring Caravans across a country whose sheep change at night."""
