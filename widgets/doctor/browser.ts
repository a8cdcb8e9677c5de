import { error, type Finding, ok } from './finding.ts'

/** Checks the browser features that the elements need. */
export function checkBrowser(): Finding[] {
  const missing = [
    ['light-dark()', CSS.supports('color', 'light-dark(red, red)')],
    ['popover', 'popover' in HTMLElement.prototype],
    ['AbortSignal.any', 'any' in AbortSignal],
    ['adoptedStyleSheets', 'adoptedStyleSheets' in Document.prototype],
  ].flatMap(([name, there]) => (there ? [] : [name]))
  if (missing.length === 0) return [ok('browser', 'The browser is new enough.')]
  return [
    error(
      'browser-old',
      'The browser is too old.',
      `It does not know ${missing.join(', ')}.`,
      'Use Chromium 123, Safari 17.5, Firefox 125, or newer. Older ones show what stands between the tags.',
    ),
  ]
}
