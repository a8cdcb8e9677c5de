import { portalTexts } from '#i18n/en/portal.ts'

/** Apple keyboards use ⌘ for shortcuts that use Ctrl elsewhere. */
export const isMac = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** The shortcut of the palette: `shortcut` for `aria-keyshortcuts`, `keys` as shown. */
export const paletteKeys = (language: string): { shortcut: string; keys: string } =>
  isMac() ? { shortcut: 'Meta+K', keys: '⌘ K' } : { shortcut: 'Control+K', keys: portalTexts(language).searchKeys }
