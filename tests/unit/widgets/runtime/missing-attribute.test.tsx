// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requiring } from '#widgets/runtime/missing-attribute.tsx'
import { render } from '../../../support/render.ts'

const NOTE = 'This element needs the attribute "document-id".'

const spec = {
  tag: 'research-document',
  attributes: { 'document-id': { type: 'string', default: '', required: true } },
} as const
const Element = requiring(spec, ({ documentId }: { documentId: string }) => <p>{documentId}</p>)

const later = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('embedding 12: what is missing is told a second later', () => {
  const view = render(<Element documentId="" />)
  later(999)
  expect(view.text()).toBe('')
  later(1)
  expect(view.text()).toBe(NOTE)
})

test('embedding 12: what comes within the second is never told', () => {
  const view = render(<Element documentId="" />)
  later(500)
  view.show(<Element documentId="R-1" />)
  later(5000)
  expect(view.text()).toBe('R-1')
})

test('embedding 12: nothing is told before the page has loaded', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
  const view = render(<Element documentId="" />)
  later(5000)
  expect(view.text()).toBe('')
  window.dispatchEvent(new Event('load'))
  later(1000)
  expect(view.text()).toBe(NOTE)
})
