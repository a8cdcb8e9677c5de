/** Keyboards of Apple have a key of their own for what others do with Control. */
export const isMac = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform)
