// Written by `npm run generate` from Lucide's icons (https://lucide.dev, ISC; notice in scripts/lib/lucide-licence.txt).
/** Icons of the portal's frame and of what opens; apart from those that the first elements need. */
export const menuIcon = 'M4 5h16M4 12h16M4 19h16'
export const chevronLeftIcon = 'M15 18l-6-6l6-6'
export const chevronDownIcon = 'M6 9l6 6l6-6'
