import { portalTexts } from '#i18n/en/portal.ts'
import { isMac } from '#lib/dom/is-mac.ts'

/** The shortcut of the palette: `shortcut` for `aria-keyshortcuts`, `keys` as shown. */
export const paletteKeys = (language: string): { shortcut: string; keys: string } =>
  isMac() ? { shortcut: 'Meta+K', keys: '⌘ K' } : { shortcut: 'Control+K', keys: portalTexts(language).searchKeys }
