// Written by `npm run generate` from Lucide's icons (https://lucide.dev, ISC; notice in scripts/lib/lucide-licence.txt).
/** The icon of a replay in a list of events. */
export const playIcon = 'M5 5a2 2 0 013.01-1.73l12 7a2 2 0 010 3.46l-12 7A2 2 0 015 19z'
