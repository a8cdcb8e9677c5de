// Written by `npm run generate` from Lucide's icons (https://lucide.dev, ISC; notice in scripts/lib/lucide-licence.txt).
/** Icons of a password; where nobody signs in, there is none. */
export const eyeIcon =
  'M2.06 12.35a1 1 0 010-.7a10.75 10.75 0 0119.88 0a1 1 0 010 .7a10.75 10.75 0 01-19.88 0M9 12a3 3 0 106 0a3 3 0 10-6 0'
export const eyeOffIcon =
  'M10.73 5.08a10.74 10.74 0 0111.21 6.58a1 1 0 010 .7a10.8 10.8 0 01-1.44 2.49m-6.41-.68a3 3 0 01-4.24-4.24M17.48 17.5a10.75 10.75 0 01-15.42-5.15a1 1 0 010-.7a10.75 10.75 0 014.45-5.14M2 2l20 20'
