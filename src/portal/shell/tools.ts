import { isMac } from '#lib/dom/is-mac.ts'
import { $session } from '#session/session.store.ts'
import { areSingleKeysOn } from '../keyboard-help/single-keys.ts'
import { $tool } from './tool.store.ts'

/** Loads each tool on first use, or shortly before. */
export const loadTool = {
  palette: () => import('../palette/palette.tsx').then(({ Palette }) => Palette),
  display: () => import('../display/display-settings.tsx').then(({ DisplaySettings }) => DisplaySettings),
  'keyboard-help': () => import('../keyboard-help/keyboard-help.tsx').then(({ KeyboardHelp }) => KeyboardHelp),
}

/** The first matching element in a root or in an open shadow root below it. */
function findDeep(root: ParentNode, selector: string): HTMLElement | undefined {
  const found = root.querySelector<HTMLElement>(selector)
  if (found) return found
  for (const { shadowRoot } of root.querySelectorAll('*')) {
    const inside = shadowRoot && findDeep(shadowRoot, selector)
    if (inside) return inside
  }
  return undefined
}

const isModalOpen = (): boolean => findDeep(document, ':modal') !== undefined

/** Ctrl+K, or ⌘K on a Mac, opens and closes the palette of a signed-in user, wherever the focus is. */
function handlePaletteKey(event: KeyboardEvent) {
  const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing, repeat } = event
  const isPressed = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey
  if (!isPressed || altKey || shiftKey || isComposing || key.toLowerCase() !== 'k') return
  const [target] = event.composedPath()
  // An editor, where the keys make a link.
  if (target instanceof Element && target.matches('[data-own-keys~=k]')) return
  const isOpen = $tool.get() === 'palette'
  if ($session.get().state === 'signed-out' || (!isOpen && isModalOpen())) return
  event.preventDefault()
  event.stopPropagation()
  if (!repeat) $tool.set(isOpen ? undefined : 'palette')
}

/** Controls that use characters themselves. */
const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=combobox], [role=dialog]'

/** `?` opens the keyboard help, unless the user is typing or has turned it off (WCAG 2.1.4). */
function handleHelpKey(event: KeyboardEvent) {
  const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event
  if (key !== '?' || altKey || ctrlKey || metaKey || defaultPrevented || isModalOpen()) return
  const [target] = event.composedPath()
  if (target instanceof Element && target.closest(TYPING)) return
  if ($session.get().state === 'signed-in' && areSingleKeysOn()) $tool.set('keyboard-help')
}

/** Listens for both shortcuts. Returns a function that stops it. */
export function listenForShortcuts(): () => void {
  const listening = new AbortController()
  const { signal } = listening
  // In the capture phase, because the focused field may handle the key too.
  window.addEventListener('keydown', handlePaletteKey, { capture: true, signal })
  window.addEventListener('keydown', handleHelpKey, { signal })
  return () => listening.abort()
}
