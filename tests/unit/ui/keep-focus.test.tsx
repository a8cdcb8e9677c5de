// @vitest-environment happy-dom
import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { FocusBack } from '#ui/dom/keep-focus.tsx'
import { Failed } from '#ui/states/failed.tsx'
import { render } from '../../support/render.ts'

/** Puts the failure or the notice there, or takes it away. */
let put: (there: boolean) => void

function useThere(first: boolean): boolean {
  const [isThere, setThere] = useState(first)
  put = (there) => act(() => setThere(there))
  return isThere
}

function Part() {
  return (
    <>
      <input />
      <div id="place" tabIndex={-1}>
        {useThere(true) ? <Failed text="Oh no" onRetry={() => {}} /> : 'What came'}
      </div>
    </>
  )
}

function Noticed() {
  return (
    <>
      <button type="button">Copy</button>
      {useThere(false) && (
        <FocusBack>
          <button type="button">Close</button>
        </FocusBack>
      )}
      <input />
    </>
  )
}

const focus = () => document.activeElement?.id || document.activeElement?.tagName

test('embedding 14: when a failure goes with its button, reading goes on at what came', () => {
  const { control } = render(<Part />)
  control('Try again').focus()
  put(false)
  expect(focus()).toBe('place')
})

test('embedding 14: a reader who has moved on from a failure keeps the focus', () => {
  const { all } = render(<Part />)
  all('input')[0]?.focus()
  put(false)
  expect(focus()).toBe('INPUT')
})

test('embedding 14: when a notice is closed the focus goes back to where it was when it came', () => {
  const { control } = render(<Noticed />)
  control('Copy').focus()
  put(true)
  control('Close').focus()
  put(false)
  expect(document.activeElement).toBe(control('Copy'))
})

test('embedding 14: a notice that goes by itself moves nothing', () => {
  const { all, control } = render(<Noticed />)
  control('Copy').focus()
  put(true)
  all('input')[0]?.focus()
  put(false)
  expect(focus()).toBe('INPUT')
})
