// Written by `npm run generate` from Lucide's icons (https://lucide.dev, ISC; notice in scripts/lib/lucide-licence.txt).
/** Icons of the reading list. */
export const keepIcon =
  'M17 3a2 2 0 012 2v15a1 1 0 01-1.5.87l-4.51-2.58a2 2 0 00-1.98 0l-4.51 2.58A1 1 0 015 20V5a2 2 0 012-2z'
export const keptIcon =
  'M17 3a2 2 0 012 2v15a1 1 0 01-1.5.87l-4.51-2.58a2 2 0 00-1.98 0l-4.51 2.58A1 1 0 015 20V5a2 2 0 012-2zM9 10l2 2l4-4'
