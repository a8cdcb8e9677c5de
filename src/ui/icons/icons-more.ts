// Written by `npm run generate` from Lucide's icons (https://lucide.dev, ISC; notice in scripts/lib/lucide-licence.txt).
/** Icons that some elements need; apart from the others, so that a small element does not carry them. */
export const searchIcon = 'M21 21l-4.34-4.34M3 11a8 8 0 1016 0a8 8 0 10-16 0'
export const lockIcon = 'M5 11h14a2 2 0 012 2v7a2 2 0 01-2 2h-14a2 2 0 01-2-2v-7a2 2 0 012-2zM7 11V7a5 5 0 0110 0v4'
export const downloadIcon = 'M12 15V3m9 12v4a2 2 0 01-2 2H5a2 2 0 01-2-2v-4M7 10l5 5l5-5'
export const arrowUpIcon = 'M5 12l7-7l7 7m-7 7V5'
export const arrowDownIcon = 'M12 5v14m7-7l-7 7l-7-7'
export const filterIcon = 'M2 5h20M6 12h12m-9 7h6'
