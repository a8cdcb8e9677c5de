// @vitest-environment happy-dom
import { act, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { HtmlField } from '#desk/content/html-field.tsx'
import type { MarkedText } from '#desk/content/markup/elements.ts'
import { render } from '../../support/render.ts'

const nativeValue = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')

// The DOM of these tests has no editing; this types over a selection as browsers do.
beforeEach(() => {
  document.execCommand = (_name, _shown, text = '') => {
    const area = document.activeElement as HTMLTextAreaElement
    const { value, selectionStart, selectionEnd } = area
    nativeValue?.set?.call(area, value.slice(0, selectionStart) + text + value.slice(selectionEnd))
    return area.dispatchEvent(new Event('input', { bubbles: true }))
  }
})

type PlaceProps = { start: string; isFooter: boolean; onLink: (text: MarkedText) => void }

function Place({ start, isFooter, onLink }: PlaceProps) {
  const [value, setValue] = useState(start)
  return <HtmlField value={value} error={undefined} isFooter={isFooter} onLink={onLink} onChange={setValue} />
}

function open(start: string, isFooter = false) {
  const onLink = vi.fn<(text: MarkedText) => void>()
  const view = render(<Place start={start} isFooter={isFooter} onLink={onLink} />)
  const area = view.all('textarea')[0] as HTMLTextAreaElement
  const tools = view.all('[role=toolbar] button')
  const press = (element: HTMLElement, key: string, more: KeyboardEventInit = {}) =>
    act(() => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })))
  const select = (word: string) => {
    const from = area.value.indexOf(word)
    area.setSelectionRange(from, from + word.length)
  }
  return { ...view, area, tools, press, select, onLink }
}

test('extras: the buttons over a landing text have one tab stop, among which arrow keys, Home and End move', () => {
  const { tools, press } = open('<p>a</p>')
  const stops = () => tools.filter(({ tabIndex }) => tabIndex === 0).map((tool) => tool.getAttribute('aria-label'))
  const focused = () => document.activeElement?.getAttribute('aria-label')
  expect(tools.map((tool) => tool.getAttribute('aria-label'))).toEqual([
    ...['Paragraph', 'Title', 'Heading', 'Subheading', 'Bold', 'Italic', 'List', 'Link'],
  ])
  expect(stops()).toEqual(['Paragraph'])
  act(() => tools[0]?.focus())
  for (const [key, name] of [
    ['ArrowRight', 'Title'],
    ['ArrowLeft', 'Paragraph'],
    ['ArrowLeft', 'Link'],
    ['Home', 'Paragraph'],
    ['End', 'Link'],
    ['ArrowRight', 'Paragraph'],
  ] as const) {
    press(document.activeElement as HTMLElement, key)
    expect([focused(), ...stops()]).toEqual([name, name])
  }
})

test('extras: a button changes what is selected, keeps it selected, and says what holds there', () => {
  const { area, select, control, click } = open('<p>a bold word</p>')
  select('bold')
  click(control('Bold'))
  expect(area.value).toBe('<p>a <strong>bold</strong> word</p>')
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('bold')
  expect(document.activeElement).toBe(area)
  expect(control('Bold').getAttribute('aria-pressed')).toBe('true')
  expect(control('Italic').getAttribute('aria-pressed')).toBe('false')
  click(control('Heading'))
  expect(area.value).toBe('<h3>a <strong>bold</strong> word</h3>')
})

test('extras: keys make bold and italic words and ask for a link, and Enter begins a paragraph', () => {
  const { area, select, press, onLink } = open('<p>one two three</p>')
  select('one')
  press(area, 'b', { ctrlKey: true })
  select('two')
  press(area, 'i', { ctrlKey: true })
  expect(area.value).toBe('<p><strong>one</strong> <em>two</em> three</p>')
  select('three')
  press(area, 'k', { ctrlKey: true })
  expect(onLink.mock.calls.map(([{ value, start, end }]) => value.slice(start, end))).toEqual(['three'])
  area.setSelectionRange(area.value.length - 4, area.value.length - 4)
  press(area, 'Enter')
  expect(area.value).toBe('<p><strong>one</strong> <em>two</em> three</p>\n<p></p>')
})

test('extras: only the first line of a text can be its title, and a footer has no headings', () => {
  const { area, click, control } = open('<p>a</p><p>b</p>')
  act(() => area.setSelectionRange(12, 12))
  click(area)
  expect(control('Title').getAttribute('aria-disabled')).toBe('true')
  click(control('Title'))
  expect(area.value).toBe('<p>a</p><p>b</p>')
  act(() => area.setSelectionRange(0, area.value.length))
  click(area)
  click(control('Title'))
  expect(area.value).toBe('<h2>a</h2><p>b</p>')
  const names = open('<p>a</p>', true).tools.map((tool) => tool.getAttribute('aria-label'))
  expect(names).toEqual(['Paragraph', 'Bold', 'Italic', 'List', 'Link'])
})
