// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const cleaner = { load: (): Promise<unknown> => Promise.resolve() }

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  document.body.replaceChildren()
  vi.doUnmock('dompurify')
})

/** A cleaner that answers with plain text, for the loading is what is tested here. */
const plainCleaner = {
  default: {
    sanitize: (html: string) => {
      const fragment = document.createDocumentFragment()
      fragment.append(html)
      return fragment
    },
  },
}

async function show(html: string) {
  vi.doMock('dompurify', () => cleaner.load())
  const [{ createRoot }, { UntrustedHtml }] = await Promise.all([
    import('react-dom/client'),
    import('#ui/untrusted-html/untrusted-html.tsx'),
    import('#ui/untrusted-html/lay-out-tables.ts'),
  ])
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const texts = { label: 'Text', failedText: 'The text could not be loaded.', retryLabel: 'Try again' }
  await act(async () =>
    root.render(
      <div tabIndex={-1}>
        <UntrustedHtml html={html} page={1} {...texts} />
      </div>,
    ),
  )
  return place
}

test('R339 lines stand in the place of the text, busy, until the cleaner is there', async () => {
  let arrive = (_: unknown) => {}
  cleaner.load = () =>
    new Promise((resolve) => {
      arrive = resolve
    })
  const place = await show('Margins widen.')
  const article = place.querySelector('article')
  expect(article?.getAttribute('aria-busy')).toBe('true')
  expect(article?.querySelectorAll('.r-skeleton').length).toBeGreaterThan(0)

  await act(async () => arrive(plainCleaner))
  await vi.waitFor(() => expect(article?.shadowRoot?.textContent).toBe('Margins widen.'))
  await vi.waitFor(() => expect(article?.getAttribute('aria-busy')).toBe('false'))
  expect(article?.querySelector('.r-skeleton')).toBeNull()
})

test('R339 R342 a cleaner that does not load is a visible error, and a retry shows the text', async () => {
  cleaner.load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const place = await show('Margins widen.')
  await vi.waitFor(() => expect(place.querySelector('[role=alert]')?.textContent).toContain('could not be loaded'))

  cleaner.load = () => Promise.resolve(plainCleaner)
  await act(async () => place.querySelector('button')?.click())
  await vi.waitFor(() => expect(place.querySelector('article')?.shadowRoot?.textContent).toBe('Margins widen.'))
  expect(place.querySelector('[role=alert]')).toBeNull()
})

test('embedding 14: after another try the focus is around the text, not lost', async () => {
  cleaner.load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const place = await show('Margins widen.')
  await vi.waitFor(() => expect(place.querySelector('button')).not.toBeNull())
  cleaner.load = () => Promise.resolve(plainCleaner)
  place.querySelector('button')?.focus()
  await act(async () => place.querySelector('button')?.click())
  await vi.waitFor(() => expect(place.querySelector('article')?.shadowRoot?.textContent).toBe('Margins widen.'))
  expect(document.activeElement).toBe(place.firstElementChild)
})
