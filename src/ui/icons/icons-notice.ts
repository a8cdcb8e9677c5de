// Written by `npm run generate` from Lucide's icons (https://lucide.dev, ISC; notice in scripts/lib/lucide-licence.txt).
/** Icons of what a notification says. */
export const doneIcon = 'M2 12a10 10 0 1020 0a10 10 0 10-20 0M16 9l-5.5 5.5L8 12'
export const warningIcon = 'M21.73 18l-8-14a2 2 0 00-3.48 0l-8 14A2 2 0 004 21h16a2 2 0 001.73-3M12 9v4m0 4h.01'
export const infoIcon = 'M2 12a10 10 0 1020 0a10 10 0 10-20 0M12 16v-4m0-4h.01'
