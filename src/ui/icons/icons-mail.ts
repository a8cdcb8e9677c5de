// Written by `npm run generate` from Lucide's icons (https://lucide.dev, ISC; notice in scripts/lib/lucide-licence.txt).
/** Icons of a mail and of what was read. */
export const mailIcon =
  'M22 7l-8.99 5.73a2 2 0 01-2.01 0L2 7M4 4h16a2 2 0 012 2v12a2 2 0 01-2 2h-16a2 2 0 01-2-2v-12a2 2 0 012-2z'
export const readIcon =
  'M21.2 8.4c.5.38.8.97.8 1.6v10a2 2 0 01-2 2H4a2 2 0 01-2-2V10a2 2 0 01.8-1.6l8-6a2 2 0 012.4 0zM22 10l-8.97 5.7a1.94 1.94 0 01-2.06 0L2 10'
