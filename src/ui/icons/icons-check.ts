// Written by `npm run generate` from Lucide's icons (https://lucide.dev, ISC; notice in scripts/lib/lucide-licence.txt).
/** Icons of what is met or followed, and of what can be. */
export const checkIcon = 'M20 6L9 17l-5-5'
export const plusIcon = 'M5 12h14m-7-7v14'
export const circleIcon = 'M6 12a6 6 0 1012 0a6 6 0 10-12 0'
