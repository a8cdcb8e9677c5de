// @vitest-environment happy-dom
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { pagingTexts } from '#i18n/en/paging.ts'
import { AlphabetNav } from '#ui/alphabet-nav/alphabet-nav.tsx'
import { findLetter } from '#ui/alphabet-nav/letters.ts'
import { render } from '../../support/render.ts'

function show(available: string, current?: string) {
  const onLetter = vi.fn()
  const view = render(
    <AlphabetNav
      {...(current === undefined ? {} : { current })}
      available={[...available]}
      onLetter={onLetter}
      texts={pagingTexts('en')}
    />,
  )
  const press = (key: string) =>
    act(
      () =>
        void document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
        ),
    )
  return { ...view, press, asked: () => onLetter.mock.calls.map(([letter]) => letter) }
}

test('R219 there are the 26 letters from A to Z', () => {
  expect(
    show('A')
      .all('button')
      .map(({ textContent }) => textContent)
      .join(''),
  ).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
})

test('R219 letters without data are disabled, with the reason', () => {
  const view = show('AC')
  view.click(view.control('B'))
  view.click(view.control('C'))
  expect(view.asked()).toEqual(['C'])
  const b = view.control('B')
  expect(b.getAttribute('aria-disabled')).toBe('true')
  expect(document.getElementById(b.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'No entries begin with this letter',
  )
  expect(view.control('C').hasAttribute('aria-describedby')).toBe(false)
})

test('R220 a list starts with the letter A', () => {
  expect(
    show('ABC')
      .all('[aria-current=page]')
      .map(({ textContent }) => textContent),
  ).toEqual(['A'])
})

test('R219 the letter shown is marked and the one stop for Tab', () => {
  const view = show('AM', 'M')
  expect(view.all('[aria-current=page]').map(({ textContent }) => textContent)).toEqual(['M'])
  expect(view.all('[tabindex="0"]').map(({ textContent }) => textContent)).toEqual(['M'])
})

test('R235 arrows move over the letters and wrap at both ends', () => {
  const view = show('AZ')
  act(() => view.control('A').focus())
  const seen = ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'ArrowDown', 'ArrowUp', 'Home'].map((key) => {
    view.press(key)
    return document.activeElement?.textContent
  })
  expect(seen).toEqual(['Z', 'A', 'B', 'Z', 'A', 'Z', 'A'])
  expect(view.all('[tabindex="0"]').map(({ textContent }) => textContent)).toEqual(['A'])
})

test.each([
  ['M', ['A', 'M'], 'M'],
  ['M', ['Q', 'C'], 'C'],
  ['', ['B'], 'B'],
  ['A', [], 'A'],
])('R220 C63 a list asked for at "%s" with data for %j stands at %s', (asked, available, letter) => {
  expect(findLetter(asked, available)).toBe(letter)
})
