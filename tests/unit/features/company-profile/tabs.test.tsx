// @vitest-environment happy-dom
import { act, useRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Tag } from '#contract/tag.ts'
import { CompanyProfile } from '#features/company-profile/company-profile.tsx'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { documents, pageOf } from '../../../support/documents.ts'
import { type FakeApi, fakeApi, held, json, refusal } from '../../../support/fake-api.ts'
import { ada } from '../../../support/people.ts'
import { render } from '../../../support/render.ts'
import { bare, nordmark } from './companies.ts'

let api: FakeApi

beforeEach(() => {
  api = fakeApi()
  updateCurrentUser(ada)
  history.replaceState({ visit: 'a' }, '', '/company_profile/2001')
  api.script('GET web_documents_by_tag', json(pageOf(documents(1, 3), 1, 1)))
})
afterEach(() => {
  render(null)
  // What was kept for a reader who comes back is forgotten.
  signOut()
})

type Options = { company?: Tag; urlState?: 'memory' | 'page' }

async function open({ company = nordmark, urlState = 'page' }: Options = {}) {
  api.script(`GET tags/${company.id}`, json(company))
  const onFailure = vi.fn()
  const view = profile({ companyId: company.id, urlState, onFailure })
  await view.until(() => view.all('[role=tab]').length > 0)
  return { ...view, onFailure }
}

type ProfileOptions = { companyId: string; urlState?: 'memory' | 'page'; onFailure?: (failure: Error) => void }

/** Gives the element another `company-id`. */
let show: (companyId: string) => void

const requests = { onTitle: () => {}, onNavigate: () => true, onOpenDocument: () => true, onDownload: async () => true }

function Host({ companyId: first, urlState = 'page', onFailure = () => {} }: ProfileOptions) {
  const [companyId, setCompanyId] = useState(first)
  show = (id) => act(() => setCompanyId(id))
  const told = useRef(onFailure).current
  return (
    <CompanyProfile
      companyId={companyId}
      urlState={urlState}
      pageSize={10}
      limit={300}
      onFailure={told}
      {...requests}
    />
  )
}

function profile(options: ProfileOptions) {
  const view = render(<Host {...options} />)
  const until = (done: () => boolean) =>
    vi.waitFor(
      async () => {
        await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
        expect(done()).toBe(true)
      },
      { interval: 1 },
    )
  const selected = () => view.all('[role=tab][aria-selected=true]').map((tab) => tab.textContent)
  const panel = () => view.all('[role=tabpanel]:not([hidden])')[0]?.textContent
  return { ...view, until, selected, panel }
}

test('R293 R296 the first tab shows the research on the company', async () => {
  const { all, selected, panel, until } = await open()
  expect(all('[role=tab]').map((tab) => tab.textContent)).toEqual([
    'Research Covered',
    'Company Financials',
    'Analyst Questions',
  ])
  expect(selected()).toEqual(['Research Covered'])
  await until(() => all('tbody .r-research-table__title').length === 3)
  expect(
    all('thead th')
      .slice(-5)
      .map((cell) => cell.textContent),
  ).toEqual(['Primary Focus', 'Report Name', 'Report Type', 'Author', 'Publication Date'])
  expect(panel()).toContain('document 1')
})

test('R050 R296 the active tab is kept in the hash, without a step of the history and with its state', async () => {
  const { control, click, selected } = await open()
  const steps = history.length
  click(control('Analyst Questions'))
  expect(location.hash).toBe('#analyst-questions')
  expect(history.state).toMatchObject({ visit: 'a' })
  expect(history.length).toBe(steps)
  act(() => {
    location.hash = '#company-financials'
    window.dispatchEvent(new HashChangeEvent('hashchange'))
  })
  expect(selected()).toEqual(['Company Financials'])
})

test('R051 a hash opens its tab, an unknown one the first', async () => {
  history.replaceState(null, '', '#company-financials')
  expect((await open()).selected()).toEqual(['Company Financials'])
  history.replaceState(null, '', '#nonsense')
  expect((await open()).selected()).toEqual(['Research Covered'])
})

test('R296 embedding 26: in memory the page keeps its address', async () => {
  history.replaceState(null, '', '#analyst-questions')
  const { control, click, selected } = await open({ urlState: 'memory' })
  expect(selected()).toEqual(['Research Covered'])
  click(control('Company Financials'))
  expect(selected()).toEqual(['Company Financials'])
  expect(location.hash).toBe('#analyst-questions')
})

test('R295 questions stand below the date of their update', async () => {
  const { control, click, panel } = await open()
  click(control('Analyst Questions'))
  expect(panel()).toBe('Updated October 26, 2026Is the dividend a floor?Who buys?')
})

test('R294 the full table comes with its tab, and is copied with its numbers', async () => {
  const { control, click, panel, until } = await open()
  click(control('Company Financials'))
  await until(() => panel()?.includes('Revenue') === true)
  const writeText = vi.fn(async (_text: string) => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  click(control('Copy'))
  await until(() => panel()?.includes('Table copied to the clipboard.') === true)
  expect(writeText.mock.calls[0]?.[0]).toContain('Revenue\t14388.5\t16810.2')
  writeText.mockRejectedValue(new Error('denied'))
  control('Copied').focus()
  click(control('Copied'))
  await until(() => panel()?.includes('could not be copied') === true)
  control('Close').focus()
  click(control('Close'))
  expect(document.activeElement, 'embedding 14: the focus goes back').toBe(control('Copy'))
})

test('R116 R117 C40 R293 R294 R295 tabs without data stay and say so', async () => {
  api.script('GET web_documents_by_tag', json([]))
  const { control, click, panel, until } = await open({ company: bare })
  await until(() => panel() === 'No data available.')
  click(control('Company Financials'))
  expect(panel()).toBe('No data available.')
  click(control('Analyst Questions'))
  expect(panel()).toBe('Sorry, no content is available.')
})

test('R297 up to six upcoming events stand beside it', async () => {
  const { all } = await open()
  const [events] = all('research-event-cards')
  expect([events?.getAttribute('tag-id'), events?.getAttribute('limit')]).toEqual(['2001', '6'])
})

test('R298 research that fails is told without a status, in its place and with another try', async () => {
  api.script('GET web_documents_by_tag', refusal(500))
  const { until, panel, onFailure, control, click } = await open()
  await until(() => panel()?.includes('The research could not be loaded.') === true)
  expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ code: 'server' })
  expect(onFailure.mock.calls[0]?.[0]).not.toHaveProperty('status')
  api.script('GET web_documents_by_tag', json(pageOf(documents(1, 3), 1, 1)))
  click(control('Try again'))
  await until(() => panel()?.includes('document 1') === true)
})

test('R298 embedding 14: after another try the focus is where the research came', async () => {
  api.script('GET web_documents_by_tag', refusal(500))
  const { until, panel, control, click } = await open()
  await until(() => panel()?.includes('The research could not be loaded.') === true)
  api.script('GET web_documents_by_tag', json(pageOf(documents(1, 3), 1, 1)))
  control('Try again').focus()
  click(control('Try again'))
  await until(() => panel()?.includes('document 1') === true)
  expect(document.activeElement?.querySelector('table')).not.toBeNull()
  expect(document.activeElement).not.toBe(document.body)
})

test.each([
  [403, 'The profile or page you requested is not active.'],
  [404, "We couldn't find the profile you were looking for."],
])('R298 a profile that answers %d has words of its own and no retry', async (status, words) => {
  api.script('GET tags/7', refusal(status))
  const onFailure = vi.fn()
  const { until, text, all } = profile({ companyId: '7', onFailure })
  await until(() => text().includes(words))
  expect(all('button')).toEqual([])
  expect(onFailure.mock.calls).toMatchObject([[{ status }]])
})

test('R298 any other failure can be tried again', async () => {
  api.script('GET tags/2001', refusal(500), json(nordmark))
  const { until, text, control, click, all } = profile({ companyId: '2001' })
  await until(() => text().includes('The company could not be loaded.'))
  const retry = control('Try again')
  retry.focus()
  click(retry)
  await until(() => all('h1').length === 1)
  expect(document.activeElement?.contains(all('h1')[0] ?? null), 'embedding 14: the focus goes on').toBe(true)
  expect(document.activeElement).not.toBe(document.body)
})

test('R284 another company is loaded anew, its research too', async () => {
  const { until, text, all } = await open()
  api.script('GET tags/7', json({ id: '7', value: 'Other' }))
  api.script('GET web_documents_by_tag', json([]))
  show('7')
  await until(() => text().includes('No data available.'))
  expect(all('h1')[0]?.textContent).toBe('Other')
  expect(api.sent('GET web_documents_by_tag').at(-1)?.url.searchParams.get('tag_id')).toBe('7')
})

test('R299 while the company is on its way there are as many rows as a page has', async () => {
  const slow = held()
  api.script('GET tags/2001', slow.reply)
  const { all } = profile({ companyId: '2001' })
  expect(all('tbody tr')).toHaveLength(10)
  expect(all('[aria-busy=true]').length).toBeGreaterThan(0)
})
