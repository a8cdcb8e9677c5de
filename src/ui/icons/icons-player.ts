// Written by `npm run generate` from Lucide's icons (https://lucide.dev, ISC; notice in scripts/lib/lucide-licence.txt).
/** Icons of a player's controls. */
export const playIcon = 'M5 5a2 2 0 013.01-1.73l12 7a2 2 0 010 3.46l-12 7A2 2 0 015 19z'
export const pauseIcon =
  'M15 3h3a1 1 0 011 1v16a1 1 0 01-1 1h-3a1 1 0 01-1-1v-16a1 1 0 011-1zM6 3h3a1 1 0 011 1v16a1 1 0 01-1 1h-3a1 1 0 01-1-1v-16a1 1 0 011-1z'
export const volumeIcon =
  'M11 4.7a.71.71 0 00-1.2-.5L6.41 7.59A1.4 1.4 0 015.42 8H3a1 1 0 00-1 1v6a1 1 0 001 1h2.42a1.4 1.4 0 011 .41l3.38 3.38A.71.71 0 0011 19.3zM16 9a5 5 0 010 6m3.36 3.36a9 9 0 000-12.73'
export const mutedIcon =
  'M11 4.7a.7.7 0 00-1.2-.5L6.41 7.59A1.4 1.4 0 015.42 8H3a1 1 0 00-1 1v6a1 1 0 001 1h2.42a1.4 1.4 0 011 .41l3.38 3.38A.7.7 0 0011 19.3zm5.5 9.8l5-5m-5 0l5 5'
export const captionsIcon =
  'M10 9.17a3 3 0 100 5.66m7-5.66a3 3 0 100 5.66M4 5h16a2 2 0 012 2v10a2 2 0 01-2 2h-16a2 2 0 01-2-2v-10a2 2 0 012-2z'
export const pictureInPictureIcon =
  'M21 9V6a2 2 0 00-2-2H4a2 2 0 00-2 2v10c0 1.1.9 2 2 2h4M14 13h6a2 2 0 012 2v3a2 2 0 01-2 2h-6a2 2 0 01-2-2v-3a2 2 0 012-2z'
export const fullscreenIcon = 'M8 3H5a2 2 0 00-2 2v3m18 0V5a2 2 0 00-2-2h-3M3 16v3a2 2 0 002 2h3m8 0h3a2 2 0 002-2v-3'
export const exitFullscreenIcon =
  'M8 3v3a2 2 0 01-2 2H3m18 0h-3a2 2 0 01-2-2V3M3 16h3a2 2 0 012 2v3m8 0v-3a2 2 0 012-2h3'
