// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { reachWideTables } from '#ui/table/reach-wide-tables.ts'

test('R053 wide tables and preformatted parts of a text are stops of the Tab key; what fits is not', () => {
  let resized = (_: { target: Element }[]) => {}
  const observed: Element[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: typeof resized) {
        resized = told
      }
      observe = (element: Element) => observed.push(element)
      disconnect() {}
    },
  )
  const root = document.createElement('div').attachShadow({ mode: 'open' })
  root.innerHTML = '<table width="600"></table><pre>long</pre><p>short</p>'
  reachWideTables(root)
  expect(observed.map(({ localName }) => localName)).toEqual(['table', 'pre'])
  const sizes = (content: number) => {
    for (const element of observed)
      Object.defineProperties(element, {
        scrollWidth: { value: content, configurable: true },
        clientWidth: { value: 390, configurable: true },
      })
    resized(observed.map((target) => ({ target })))
    return observed.map((element) => element.getAttribute('tabindex'))
  }
  expect(sizes(600)).toEqual(['0', '0'])
  expect(sizes(390)).toEqual([null, null])
})

test('R053 a table never takes the width that its markup asks for, and what is wider scrolls in itself', () => {
  const css = readFileSync('src/ui/base/reading.css', 'utf8')
  expect(css).toMatch(/table,\s*pre \{\s*overflow-x: auto;/)
  expect(css).toMatch(/table \{[^}]*inline-size: auto;\s*max-inline-size: 100%;/)
})
