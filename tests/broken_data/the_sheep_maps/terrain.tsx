<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="terrain" tilewidth="120" tileheight="104" tilecount="4" columns="4">
 <image source="terrain.png" width="480" height="104"/>
 <tile id="0">
  <properties>
   <property name="terrain" value="meadow"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="terrain" value="wood"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="terrain" value="shadow"/>
  </properties>
 </tile>
</tileset>
