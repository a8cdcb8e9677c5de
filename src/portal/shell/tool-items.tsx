import { toolTexts } from '#i18n/en/palette.ts'
import type { MenuItem } from '#ui/menu/menu.tsx'
import { areSingleKeysOn } from '../keyboard-help/single-keys.ts'
import { chooseLanguage, otherLanguages } from '../language/choose-language.ts'
import { paletteKeys } from './palette-keys.ts'
import { $tool, type Tool } from './tool.store.ts'
import { loadTool } from './tools.ts'

/** `shortcut` for `aria-keyshortcuts`, `keys` as shown. */
function toolItem(tool: Tool, label: string, { shortcut, keys }: { shortcut?: string; keys?: string } = {}): MenuItem {
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

/** A language is selected by its own name. */
export const languageItems = (language: string): MenuItem[] =>
  otherLanguages(language).map(({ language: other, name }) => ({
    key: other,
    label: <span lang={other}>{name}</span>,
    onSelect: () => void chooseLanguage(other),
  }))

/** Menu entries for the palette, the display settings and the keyboard help. */
export const toolItems = (language: string): MenuItem[] => {
  const t = toolTexts(language)
  return [
    toolItem('palette', t.goTo, paletteKeys(language)),
    toolItem('display', t.display),
    ...(isTouchOnly()
      ? []
      : [toolItem('keyboard-help', t.keyboardHelp, areSingleKeysOn() ? { shortcut: '?', keys: '?' } : {})]),
  ]
}

/** A phone or a tablet without a mouse, which has hardly ever a keyboard. */
const isTouchOnly = () => matchMedia('(any-pointer: coarse)').matches && !matchMedia('(any-pointer: fine)').matches
