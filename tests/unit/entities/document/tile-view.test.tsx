// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import type { WebDocument } from '#contract/document.ts'
import { toTile } from '#entities/document/tile.ts'
import { TileView } from '#entities/document/tile.view.tsx'
import { render } from '../../../support/render.ts'

function show(fields: Partial<WebDocument>) {
  const actions = { onNavigate: vi.fn(() => true), onOpen: vi.fn(() => false), onDownload: vi.fn(), onLocked: vi.fn() }
  const tile = toTile({ id: '7', title: 'Gold', ...fields }, 'en')
  return { ...render(<TileView tile={tile} actions={actions} />), ...actions }
}

test('R266 a document without a title is called untitled', () => {
  expect(show({ title: null }).control('Untitled document')).toBeDefined()
})

test('R258 C60 a document type is shown by name, in a colour of its own with grey as a fallback', () => {
  const [type] = show({ document_type: 'Company Note' }).all('.r-document-type')
  expect(type?.textContent).toBe('Company Note')
  expect(type?.getAttribute('style')).toContain(
    'var(--research-document-type-company-note, var(--_doc-company-note, var(--_text-muted)))',
  )
})

test('R405 a publication date is shown in words', () => {
  expect(show({ publication_date: '2026-11-05' }).text()).toContain('November 05, 2026')
})

test('R261 a download that is not entitled is shown and cannot be pressed', () => {
  const view = show({ entitled: false, download_url: '/f/a.pdf' })
  const button = view.control('Not included in your subscription: Gold')
  view.click(button)
  expect(button.matches('[disabled], [aria-disabled=true]')).toBe(true)
  expect(view.onDownload).not.toHaveBeenCalled()
})

test('R264 a download that is entitled is asked for', () => {
  const view = show({ download_url: '/f/a.pdf' })
  view.click(view.control('Download Gold'))
  expect(view.onDownload.mock.calls).toEqual([[new URL('http://localhost:3000/f/a.pdf')]])
})

test('R262 the title of a document that is not permissioned says so when it is pressed, and leads nowhere', () => {
  const view = show({ permissioned: false })
  const title = view.control('Gold')
  view.click(title)
  expect(title.hasAttribute('href')).toBe(false)
  expect(view.onLocked).toHaveBeenCalledOnce()
  expect(view.onOpen).not.toHaveBeenCalled()
})

test('R263 the title of a permissioned document opens it', () => {
  const view = show({ external_reference: 'R-1' })
  view.click(view.control('Gold'))
  expect(view.onOpen.mock.calls).toEqual([[{ id: '7', reference: 'R-1', href: 'http://localhost:3000/document/R-1' }]])
})

test('R267 a rating is a chip in the colour of what it says', () => {
  expect(
    show({ rating: 'Sell' })
      .all('.r-rating--bad')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sell'])
})

test('R267 rating and target price are shown with their prior values', () => {
  const text = show({
    rating: 'Buy',
    prior_rating: 'Hold',
    rating_change: 'Upgrade',
    target_price: 42,
    prior_target_price: 40,
    target_price_currency: 'EUR',
  }).text()
  expect(text).toContain('Hold→ now Buy up')
  expect(text).toContain('EUR\u00a040.00→ now EUR\u00a042.00 up +5.0%')
})
