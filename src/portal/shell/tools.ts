import { findDeep } from '#lib/dom/find-deep.ts'
import { isMac } from '#lib/dom/is-mac.ts'
import { $session } from '#session/session.store.ts'
import { areSingleKeysOn } from '../keyboard-help/single-keys.ts'
import { $tool } from './tool.store.ts'

/** Each comes with its first use, or when it is about to be used. */
export const loadTool = {
  palette: () => import('../palette/palette.tsx').then(({ Palette }) => Palette),
  display: () => import('../display/display-settings.tsx').then(({ DisplaySettings }) => DisplaySettings),
  'keyboard-help': () => import('../keyboard-help/keyboard-help.tsx').then(({ KeyboardHelp }) => KeyboardHelp),
}

const isModalOpen = (): boolean => findDeep(document, ':modal') !== undefined

/** Control and K, on a Mac Command and K, opens and closes the palette of a signed-in reader, from wherever the focus is. */
function hearPaletteKey(event: KeyboardEvent) {
  const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing, repeat } = event
  const isPressed = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey
  if (!isPressed || altKey || shiftKey || isComposing || key.toLowerCase() !== 'k') return
  const isOpen = $tool.get() === 'palette'
  if ($session.get().state === 'signed-out' || (!isOpen && isModalOpen())) return
  event.preventDefault()
  event.stopPropagation()
  if (!repeat) $tool.set(isOpen ? undefined : 'palette')
}

/** What takes a character for its own: it is typed, or searches a list. */
const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox], [role=dialog]'

/** The question mark asks for help, unless it is typed, or the reader has turned it off (WCAG 2.1.4). */
function hearHelpKey(event: KeyboardEvent) {
  const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event
  if (key !== '?' || altKey || ctrlKey || metaKey || defaultPrevented || isModalOpen()) return
  const [target] = event.composedPath()
  if (target instanceof Element && target.closest(TYPING)) return
  if ($session.get().state === 'signed-in' && areSingleKeysOn()) $tool.set('keyboard-help')
}

/** Begins to listen for both; the result ends it. */
export function hearToolKeys(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  // Before the field that has the focus, which may know the key as well.
  window.addEventListener('keydown', hearPaletteKey, { capture: true, signal })
  window.addEventListener('keydown', hearHelpKey, { signal })
  return () => listening.abort()
}
