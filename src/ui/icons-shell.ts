/** Icons that the portal's frame needs at once; apart from those that come late or with an element. */
export const menuIcon = 'M2 4h12M2 8h12M2 12h12'
export const chevronLeftIcon = 'M10 3.5 5.5 8l4.5 4.5'
