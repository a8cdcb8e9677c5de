// Written by `npm run generate` from Lucide's icons (https://lucide.dev, ISC; notice in scripts/lib/lucide-licence.txt).
/** The icon of the inbox in the bar of the portal. */
export const bellIcon =
  'M10.27 21a2 2 0 003.46 0m-10.47-5.67A1 1 0 004 17h16a1 1 0 00.74-1.67C19.41 13.96 18 12.5 18 8A6 6 0 006 8c0 4.5-1.41 5.96-2.74 7.33'
