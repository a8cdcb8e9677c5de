/** Whether a text looks like an e-mail address: something, an at sign, and a domain of two parts or more (R077). */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
