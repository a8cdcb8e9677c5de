// @vitest-environment happy-dom
import { act, useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { useFocusOnMore } from '#ui/hooks/use-focus-on-more.ts'
import { render } from '../../support/render.ts'

/** Two records, and two more when they arrive; then nothing more is offered. */
let arrive: () => void
let startAnew: () => void

function List({ links = true }: { links?: boolean }) {
  const place = useRef<HTMLUListElement>(null)
  const [records, setRecords] = useState(['one', 'two'])
  arrive = () => act(() => setRecords((before) => [...before, 'three', 'four']))
  startAnew = () => act(() => setRecords(['a', 'b', 'c']))
  useFocusOnMore(place, records, 'li')
  return (
    <>
      <input aria-label="Search" />
      <section>
        <ul ref={place}>
          {records.map((name) => (
            <li key={name}>{links ? <a href={`#${name}`}>{name}</a> : name}</li>
          ))}
        </ul>
        {records.length < 4 && <button type="button">Load More</button>}
      </section>
    </>
  )
}

const focus = () =>
  document.activeElement instanceof HTMLAnchorElement
    ? document.activeElement.textContent
    : document.activeElement?.tagName

test('R233 embedding 14: the focus goes from the button on to the first record that came', () => {
  const { control } = render(<List />)
  control('Load More').focus()
  arrive()
  expect(focus()).toBe('three')
})

test('R233 so it does where the pressed button never had the focus, as in Safari', () => {
  render(<List />)
  arrive()
  expect(focus()).toBe('three')
})

test('R231 embedding 14: a record without anything to press takes the focus itself', () => {
  const { control } = render(<List links={false} />)
  control('Load More').focus()
  arrive()
  expect(document.activeElement?.textContent).toBe('three')
})

test('R233 embedding 14: a reader who has moved on keeps the focus', () => {
  render(<List />)
    .all('input')[0]
    ?.focus()
  arrive()
  expect(focus()).toBe('INPUT')
  render(<List />)
    .control('one')
    .focus()
  arrive()
  expect(focus()).toBe('one')
})

test('a list that begins anew leaves the focus alone', () => {
  render(<List />)
  startAnew()
  expect(focus()).toBe('BODY')
})
