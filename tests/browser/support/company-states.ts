import type { Tag } from '#contract/tag.ts'
import { analyst, companiesNamed, company, lettered, outOfScope, targeted } from './companies.ts'
import { note, notes, paged } from './documents.ts'
import { button, one, rootOf, textOf } from './dom.ts'
import { refusal } from './fake-api.ts'
import { openPanel } from './tools.ts'
import { eventually } from './wait.ts'
import { failed, loading, long, missing, never, ready, type State, words } from './widget-states.ts'

const odd: Tag[] = [
  company(`A${long}`, { ticker: 'KNNU.UB', sub_sector: long, related_analyst: { id: '1', value: long } }),
  company('Aurora', {
    model: { download_url: null, has_access: false },
    tear_sheet: null,
  }),
  { id: 'bare', category: 'Company', value: 'Aurelia' },
]

const shownTab = (name: string, selector: string) => async (root: ShadowRoot) => {
  ;(await eventually(() => button(root, name))).click()
  await eventually(() => one(root, `[role=tabpanel]:not([hidden]) ${selector}`))
}

function companies(): State[] {
  const tag = 'research-companies'
  const path = 'companies_with_permissions'
  return [
    { tag, state: 'signed out', signedOut: true, reach: words('Sign in to see the companies we cover.') },
    { tag, state: 'loading', answer: ({ api }) => api.on(path, never), reach: loading },
    { tag, state: 'failed', answer: ({ api }) => api.on(path, () => refusal(500)), reach: failed },
    { tag, state: 'empty', answer: ({ api }) => api.on(path, () => []), reach: words("we don't have anything") },
    { tag, state: 'with odd companies', answer: ({ api }) => api.on(path, lettered(odd)), reach: ready(tag) },
    {
      tag,
      state: 'sorted, with more to show',
      answer: ({ api }) => api.on(path, lettered(companiesNamed('Aurora', 12))),
      async reach(root) {
        ;(await eventually(() => button(one(root, 'table[role=table] thead'), 'Ticker'))).click()
        await eventually(() => one(root, '[aria-sort=ascending] [data-direction=asc]'))
        button(root, 'Load More')
      },
    },
    {
      tag,
      state: 'with the filters open',
      async reach(root) {
        await ready(tag)(root)
        await openPanel(root)
        await eventually(() => one(root, '.r-multi-select'))
      },
    },
    {
      tag,
      state: 'with the export open',
      async reach(root) {
        await ready(tag)(root)
        one(root, '.r-export .r-menu__button').click()
        await eventually(() => one(root, '.r-export [popover]:popover-open'))
      },
    },
  ]
}

function companyProfile(): State[] {
  const tag = 'research-company-profile'
  const withChart = async (root: ShadowRoot) => {
    one(root, '.r-company__history').scrollIntoView()
    await eventually(() => one(root, 'svg[role=img]'))
  }
  return [
    { tag, state: 'signed out', signedOut: true, reach: words('Sign in to see this company.') },
    { tag, state: 'loading', answer: ({ api }) => api.on('tags/2001', never), reach: loading },
    missing(tag, 'company-id'),
    {
      tag,
      state: 'forbidden',
      answer: ({ api }) => api.on('tags/2001', () => refusal(403)),
      reach: words('not active'),
    },
    { tag, state: 'failed', answer: ({ api }) => api.on('tags/2001', () => refusal(500)), reach: failed },
    {
      tag,
      state: 'of which nothing is known',
      answer: ({ api }) => api.on('tags/2001', () => ({ id: '2001' })),
      reach: ready(tag),
    },
    {
      tag,
      state: 'out of scope',
      answer: ({ api }) => api.on('tags/2001', () => ({ ...outOfScope, value: long })),
      reach: words('Not included in your subscription'),
    },
    {
      tag,
      state: 'with its chart and locked research',
      answer: ({ api }) => {
        api.on('tags/2001', () => ({
          ...targeted,
          value: long,
          tear_sheet: { download_url: null, has_access: false },
          analysts: [analyst, { id: '2', value: long }],
        }))
        api.on('web_documents_by_tag', () => [note(1, { title: long, permissioned: false }), ...notes(2, 3)])
      },
      async reach(root) {
        await eventually(() => one(root, '.r-research-table__locked'))
        await withChart(root)
        await ready('research-event-cards')(rootOf(one(root, 'research-event-cards')))
      },
    },
    {
      tag,
      state: 'with the chart as a table',
      answer: ({ api }) => api.on('tags/2001', () => targeted),
      async reach(root) {
        await ready(tag)(root)
        await withChart(root)
        one(root, 'summary').click()
      },
    },
    { tag, state: 'with its financials', reach: shownTab('Company Financials', '.r-financials table') },
    { tag, state: 'with its questions', reach: shownTab('Analyst Questions', '.r-company-questions') },
    {
      tag,
      state: 'with research that failed',
      answer: ({ api }) => api.on('web_documents_by_tag', () => refusal(500)),
      reach: failed,
    },
  ]
}

function analystProfile(): State[] {
  const tag = 'research-analyst-profile'
  return [
    { tag, state: 'signed out', signedOut: true, reach: words('Sign in to see this profile.') },
    { tag, state: 'loading', answer: ({ api }) => api.on('tags/1001', never), reach: loading },
    missing(tag, 'analyst-id'),
    {
      tag,
      state: 'inactive',
      answer: ({ api }) => api.on('tags/1001', () => refusal(403)),
      reach: words('not active'),
    },
    { tag, state: 'failed', answer: ({ api }) => api.on('tags/1001', () => refusal(500)), reach: failed },
    { tag, state: 'with lists', reach: ready(tag) },
    {
      tag,
      state: 'with little known and empty lists',
      answer: ({ api }) => {
        api.on('tags/1001', () => ({ id: '1001', category: 'Analyst', value: long }))
        for (const path of ['tags/related_companies_by_id', 'all_documents']) api.on(path, paged([]))
      },
      reach: (root) =>
        eventually(() => {
          for (const [list, words] of [
            ['research-companies', 'No data available.'],
            ['research-feed', "we don't have anything"],
          ] as const)
            if (!textOf(rootOf(one(root, list))).includes(words)) throw new Error(`${list} is not there`)
        }),
    },
  ]
}

export const companyStates: readonly State[] = [...companies(), ...companyProfile(), ...analystProfile()]
