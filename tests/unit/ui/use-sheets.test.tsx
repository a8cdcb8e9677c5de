// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { createPortal } from 'react-dom'
import { beforeEach, expect, test } from 'vitest'
import { useSheets } from '#ui/hooks/use-sheets.ts'
import { render } from '../../support/render.ts'

const red = ['.a { color: red }', '.b { color: red }']

function Part({ styles }: { styles: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null)
  useSheets(place, styles)
  return <div ref={place} />
}

const textsOf = ({ adoptedStyleSheets }: DocumentOrShadowRoot) =>
  adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText.replace(/\s+/g, ' ')).join(' '))

const shadow = () => document.createElement('div').attachShadow({ mode: 'open' })

beforeEach(() => {
  document.adoptedStyleSheets = []
})

test('a late part brings its sheets to the document', () => {
  render(<Part styles={red} />)
  expect(textsOf(document)).toEqual(['.a { color: red; }', '.b { color: red; }'])
})

test('and to the shadow root it stands in, after those that are there', () => {
  const root = shadow()
  const own = new CSSStyleSheet()
  root.adoptedStyleSheets = [own]
  render(createPortal(<Part styles={red} />, root))
  expect(root.adoptedStyleSheets).toHaveLength(3)
  expect(root.adoptedStyleSheets[0]).toBe(own)
  expect(document.adoptedStyleSheets).toHaveLength(0)
})

test('once a root, however many parts need them, and one sheet for all roots', () => {
  const [first, second] = [shadow(), shadow()]
  const parts = [<Part key="1" styles={red} />, <Part key="2" styles={red} />]
  render([createPortal(parts, first, 'first'), createPortal(parts, second, 'second')])
  expect(first.adoptedStyleSheets).toHaveLength(2)
  expect(second.adoptedStyleSheets[0]).toBe(first.adoptedStyleSheets[0])
})

test('they stay when the part goes', () => {
  const root = shadow()
  render(createPortal(<Part styles={red} />, root))
  act(() => render(null))
  expect(root.adoptedStyleSheets).toHaveLength(2)
})
