// Written by `npm run generate` from Lucide's icons (https://lucide.dev, ISC; notice in scripts/lib/lucide-licence.txt).
/** Icons that every element may need. Each is one path on a grid of 24, drawn by its outline. */
export const closeIcon = 'M18 6L6 18M6 6l12 12'
export const errorIcon = 'M2 12a10 10 0 1020 0a10 10 0 10-20 0M12 8v4m0 4h.01'
export const retryIcon = 'M21 12a9 9 0 11-9-9c2.52 0 4.93 1 6.74 2.74L21 8M21 3v5h-5'
