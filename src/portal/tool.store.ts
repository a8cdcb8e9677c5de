import { atom } from 'nanostores'

export type Tool = 'palette' | 'keyboard-help'

/** What the reader has called for, over the page; the dock shows it. */
export const $tool = atom<Tool | undefined>()
