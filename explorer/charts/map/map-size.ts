/** The size of the world map in its own units, from the north of Greenland to Cape Horn. */
export const MAP_WIDTH = 2000;
export const MAP_HEIGHT = 862;
