import { atom } from 'nanostores'
import type { MenuItem } from '#ui/menu/menu.tsx'

export type Tool = 'palette' | 'display' | 'keyboard-help'

/** What the reader has called for, over the page; the dock shows it. */
export const $tool = atom<Tool | undefined>()

/** The menu's entries for it; there from the dock on. */
export const $toolItems = atom<readonly MenuItem[]>([])
