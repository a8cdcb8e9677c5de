// Written by `npm run generate` from Lucide's icons (https://lucide.dev, ISC; notice in scripts/lib/lucide-licence.txt).
/** The icon of what comes next, such as a page or a popup. */
export const chevronRightIcon = 'M9 18l6-6l-6-6'
