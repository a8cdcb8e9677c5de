import { findDeep } from '../lib/find-deep.ts'
import { isMac } from '../lib/is-mac.ts'
import { $session } from '../session/session.store.ts'
import { $tool, type Tool } from './tool.store.ts'

/** Each comes with its first use, or when it is about to be used. */
export const loadTool = {
  palette: () => import('./palette/palette.tsx').then(({ Palette }) => Palette),
  'keyboard-help': () => import('./keyboard-help/keyboard-help.tsx').then(({ KeyboardHelp }) => KeyboardHelp),
}

/** Under a pointer or the focus; what fails is tried again by whoever calls for it, and told then. */
export const prepareTool = (tool: Tool): void => void loadTool[tool]().catch(() => {})

export const isModalOpen = (): boolean => findDeep(document, ':modal') !== undefined

/** Control and K, on a Mac Command and K, opens and closes the palette of a signed-in reader, from wherever the focus is. */
export function hearPaletteKey(): void {
  const hear = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, isComposing, repeat } = event
    const isPressed = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey
    if (!isPressed || altKey || shiftKey || isComposing || key.toLowerCase() !== 'k') return
    const isOpen = $tool.get() === 'palette'
    if ($session.get().state === 'signed-out' || (!isOpen && isModalOpen())) return
    event.preventDefault()
    event.stopPropagation()
    if (!repeat) $tool.set(isOpen ? undefined : 'palette')
  }
  // Before the field that has the focus, which may know the key as well.
  window.addEventListener('keydown', hear, true)
}
