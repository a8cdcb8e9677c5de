// Written by `npm run generate` from Lucide's icons (https://lucide.dev, ISC; notice in scripts/lib/lucide-licence.txt).
/** The icon of what can be edited, such as the chip of a filter. */
export const editIcon =
  'M21.17 6.81a1 1 0 00-3.99-3.99L3.84 16.17a2 2 0 00-.5.83l-1.32 4.35a.5.5 0 00.62.62l4.35-1.32a2 2 0 00.83-.5zM15 5l4 4'
