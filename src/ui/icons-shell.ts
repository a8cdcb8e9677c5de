/** Icons of the portal's frame and of what opens; apart from those that the first elements need. */
export const menuIcon = 'M2 4h12M2 8h12M2 12h12'
export const chevronLeftIcon = 'M10 3.5 5.5 8l4.5 4.5'
export const chevronDownIcon = 'm3.5 6 4.5 4.5L12.5 6'
