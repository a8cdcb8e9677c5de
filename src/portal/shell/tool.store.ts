import { atom } from 'nanostores'
import type { ComponentType } from 'react'
import type { MenuItem } from '#ui/menu/menu.tsx'

export type Tool = 'palette' | 'display' | 'keyboard-help'

/** The open tool, shown by the dock. */
export const $tool = atom<Tool | undefined>()

/** The menu's entries for tools; set when the dock is loaded. */
export const $toolItems = atom<readonly MenuItem[]>([])

/** The entries for the other languages, which signed-out users have in the bar; set when the dock is loaded. */
export const $languageItems = atom<readonly MenuItem[]>([])

/** The bell of the bar; set when it is loaded. */
export const $bell = atom<ComponentType<{ path: string }> | undefined>()
