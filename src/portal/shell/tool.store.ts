import { atom } from 'nanostores'
import type { MenuItem } from '#ui/menu/menu.tsx'

export type Tool = 'palette' | 'display' | 'keyboard-help'

/** The open tool, shown by the dock. */
export const $tool = atom<Tool | undefined>()

/** The menu's entries for tools; set when the dock is loaded. */
export const $toolItems = atom<readonly MenuItem[]>([])
