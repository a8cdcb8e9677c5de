import { atom } from 'nanostores'

export type Tool = 'palette' | 'keyboard-help'

/** What the reader has called for, over the page; the dock shows it. */
export const $tool = atom<Tool | undefined>()

/** Loads what is about to be called for; there from the dock on (`tools.ts`). */
export const toolKeeper: { prepare?: (tool: Tool) => void } = {}
