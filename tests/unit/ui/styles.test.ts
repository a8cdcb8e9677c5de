// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const textsOf = ({ adoptedStyleSheets }: DocumentOrShadowRoot) =>
  adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText.replace(/\s+/g, ' ')))

const shadow = () => document.createElement('div').attachShadow({ mode: 'open' })

let styles: typeof import('#ui/base/styles.ts')

beforeEach(async () => {
  vi.resetModules()
  styles = await import('#ui/base/styles.ts')
})

test('a root has what was registered before it, in the order of the layers', () => {
  const { adoptStyles, registerStyles } = styles
  registerStyles('features', '.feed { color: red }')
  registerStyles('ui', '.button { color: red }', '.link { color: red }')
  const root = shadow()
  adoptStyles(root)
  expect(textsOf(root)).toEqual(['.button { color: red; }', '.link { color: red; }', '.feed { color: red; }'])
})

test('and what a late chunk registers, in its place, before that chunk can be rendered', async () => {
  const { adoptStyles, registerStyles } = styles
  registerStyles('features', '.feed { color: red }')
  const roots = [shadow(), document]
  roots.forEach(adoptStyles)
  registerStyles('ui', '.dialog { color: red }')
  await Promise.resolve()
  for (const root of roots) expect(textsOf(root)).toEqual(['.dialog { color: red; }', '.feed { color: red; }'])
})

test('a root that comes in the same task as a registration has it at once', () => {
  const { adoptStyles, registerStyles } = styles
  adoptStyles(shadow())
  registerStyles('ui', '.dialog { color: red }')
  const root = shadow()
  adoptStyles(root)
  expect(textsOf(root)).toEqual(['.dialog { color: red; }'])
})

test('a text that several modules register counts once', () => {
  const { adoptStyles, registerStyles } = styles
  for (const text of ['.button { color: red }', '.link { color: red }', '.button { color: red }'])
    registerStyles('ui', text)
  const root = shadow()
  adoptStyles(root)
  expect(textsOf(root)).toEqual(['.button { color: red; }', '.link { color: red; }'])
})

test('all roots share the same sheets, after those a page has added, and have each once', () => {
  const { adoptStyles } = styles
  const [first, second] = [shadow(), shadow()]
  const own = new CSSStyleSheet()
  first.adoptedStyleSheets = [own]
  for (const root of [first, second, first]) adoptStyles(root)
  expect(first.adoptedStyleSheets).toEqual([own, ...second.adoptedStyleSheets])
  expect(second.adoptedStyleSheets.length).toBeGreaterThan(0)
})

test('without a document nothing is constructed', () => {
  vi.stubGlobal('CSSStyleSheet', undefined)
  styles.registerStyles('ui', '.button { color: red }')
  expect(styles.registeredStyles()).toContain('.button { color: red }')
})
