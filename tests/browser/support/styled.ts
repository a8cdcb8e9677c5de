import { assert } from 'chai'
import { all } from './dom.ts'

/** What only some parts look for in what they hold. */
const marks = ['r-button__label', 'r-missing']

const wordsOf = (rules: CSSRuleList): string[] =>
  [...rules].flatMap((rule) => rule.cssText.match(/(?<=\.)r-[\w-]+/g) ?? [])

/** Fails where a part has classes of which no style sheet of its root knows one: its sheet was left out. */
export function assertStyled(root: ShadowRoot): void {
  const known = new Set([...marks, ...[...root.adoptedStyleSheets].flatMap((sheet) => wordsOf(sheet.cssRules))])
  const unstyled = all(root, '[class^="r-"]').filter(({ classList }) => ![...classList].some((name) => known.has(name)))
  assert.deepEqual([...new Set(unstyled.map(({ classList }) => classList.value))], [], 'parts without a style sheet')
}
