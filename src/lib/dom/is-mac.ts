/** Apple keyboards use ⌘ for shortcuts that use Ctrl elsewhere. */
export const isMac = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform)
