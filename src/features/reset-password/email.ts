/** Whether a text looks like an email address: a name, an at sign, and a domain of at least two parts (R077). */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
