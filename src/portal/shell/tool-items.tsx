import { toolTexts } from '#i18n/en/palette.ts'
import { portalTexts } from '#i18n/en/portal.ts'
import { isMac } from '#lib/dom/is-mac.ts'
import type { MenuItem } from '#ui/menu/menu.tsx'
import { areSingleKeysOn } from '../keyboard-help/single-keys.ts'
import { $tool, type Tool } from './tool.store.ts'
import { loadTool } from './tools.ts'

/** `shortcut` for `aria-keyshortcuts`, `keys` as shown. */
function toolItem(tool: Tool, label: string, shortcut?: string, keys?: string): MenuItem {
  // A failure is reported when the tool is opened.
  const prepare = () => void loadTool[tool]().catch(() => {})
  return {
    key: tool,
    label: (
      <>
        {label}
        {keys && (
          <span className="portal-keys" aria-hidden="true">
            <bdi dir="ltr">{keys}</bdi>
          </span>
        )}
      </>
    ),
    onSelect: () => $tool.set(tool),
    attributes: { onPointerEnter: prepare, onFocus: prepare, 'aria-keyshortcuts': shortcut },
  }
}

/** Menu entries for the palette, the display settings and the keyboard help. */
export const toolItems = (language: string): MenuItem[] => {
  const t = toolTexts(language)
  return [
    isMac()
      ? toolItem('palette', t.goTo, 'Meta+K', '⌘ K')
      : toolItem('palette', t.goTo, 'Control+K', portalTexts(language).searchKeys),
    toolItem('display', t.display),
    areSingleKeysOn() ? toolItem('keyboard-help', t.keyboardHelp, '?', '?') : toolItem('keyboard-help', t.keyboardHelp),
  ]
}
