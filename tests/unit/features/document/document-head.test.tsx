// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import type { WebDocumentDetail } from '#contract/document.ts'
import { DocumentView } from '#features/document/document.view.tsx'
import { render } from '../../../support/render.ts'

const analyst = { id: '1', category: 'Analyst', value: 'Ada Berg', profile_link: '/analyst_profile/1' }
const company = { id: '2', category: 'Company', value: 'Nordmark', profile_link: '/company_profile/2' }
const sector = { id: '3', category: 'Sector', value: 'Industrials', profile_link: 'javascript:alert(1)' }

afterEach(() => void render(null))

const asked: string[] = []
const show = (more: Partial<WebDocumentDetail>, follows = false) => {
  asked.length = 0
  return render(
    <DocumentView
      opened={{ document: { id: '7', title: 'Outlook', ...more }, html: '' }}
      page={1}
      find=""
      onNavigate={(href) => {
        asked.push(new URL(href).pathname)
        return follows
      }}
      onDownload={() => {}}
    />,
  )
}

test('R252 R302 a document names its authors, companies and sectors, and the host is asked before a profile opens', () => {
  const shown = show({ analysts: [analyst], primary_tags: [company], other_tags: [company, sector] })
  const groups = shown.all('.r-tag-list > [role=group]')
  expect(groups.map((group) => [group.getAttribute('aria-label'), group.textContent])).toEqual([
    ['Analyst', 'Ada Berg'],
    ['Company', 'Nordmark'],
    ['Sector', 'Industrials'],
  ])
  expect(shown.all('.r-tag-list a').map((link) => (link as HTMLAnchorElement).pathname)).toEqual([
    '/analyst_profile/1',
    '/company_profile/2',
  ])
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  shown.all('.r-tag-list a')[1]?.dispatchEvent(click)
  expect(asked).toEqual(['/company_profile/2'])
  expect(click.defaultPrevented).toBe(true)
})

test('R400 tags that only the document itself brings are named too', () => {
  expect(
    show({ tags: [company] })
      .all('.r-tag-list [role=group] > *')
      .map(({ textContent }) => textContent),
  ).toEqual(['Nordmark'])
})

test('R266 what a document is mainly about stands among its facts where no tag says it', () => {
  const shown = show({ primary_focus: { type: 'Country', value: 'Norway', profile_link: '/library' } })
  expect(shown.all('.r-document__facts')[0]?.textContent).toContain('Norway')
})

test('R267 rating and target price stand there with those before them', () => {
  const shown = show({
    rating: 'Buy',
    prior_rating: 'Hold',
    rating_change: 'Upgrade',
    target_price: 42,
    prior_target_price: 38,
    target_price_currency: 'EUR',
  })
  expect(shown.all('.r-price-change').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Hold→ now Buy up ',
    'Target EUR 38.00→ now EUR 42.00 up +10.5%',
  ])
})

test('R399 fields that are empty show nothing', () => {
  const shown = show({ analysts: null, primary_tags: [], other_tags: null, rating: '', target_price: null })
  expect(shown.all('dl, .r-price-change')).toEqual([])
})

test('R339 a document has one standfirst, its subtitle, and its view says rating, target and summary', () => {
  const shown = show({ subtitle: 'Prices lag', summary: 'Costs rise faster than prices.', rating: 'Sell' })
  expect(shown.all('.r-document__standfirst').map(({ textContent }) => textContent)).toEqual(['Prices lag'])
  expect(shown.all('.r-document__view').map(({ textContent }) => textContent)).toEqual([
    'Our viewSellCosts rise faster than prices.',
  ])
})

test.each([
  ['a summary alone', { summary: 'Costs rise.' }, ['Costs rise.'], []],
  ['a subtitle and a summary', { subtitle: 'Prices', summary: 'Costs.' }, ['Prices'], ['SummaryCosts.']],
  ['a rating and a summary', { rating: 'Buy', summary: 'Costs.' }, [], ['Our viewBuyCosts.']],
  ['neither', { summary: null }, [], []],
])('R399 with %s nothing is said twice', (_, more, standfirsts, views) => {
  const shown = show(more)
  expect(shown.all('.r-document__standfirst').map(({ textContent }) => textContent)).toEqual(standfirsts)
  expect(shown.all('.r-document__view').map(({ textContent }) => textContent)).toEqual(views)
})

const said = 'Costs fall. Our rating is Buy with a price target of EUR 42.00.'
const upside = 'Costs fall. We rate it Buy, which implies upside of 12%.'
test.each([
  ['Buy, price target EUR 42.00', said, 'Costs fall.', ''],
  [
    'We see upside of 12% to our price target of EUR 42.00',
    upside,
    'Costs fall.',
    'We rate it Buy, which implies upside of 12%.',
  ],
  ['Prices lag', said, 'Prices lag', 'Costs fall.'],
])(
  'R399 under the subtitle "%s" rating and target are said once, in the view',
  (subtitle, summary, standfirst, text) => {
    const shown = show({ subtitle, summary, rating: 'Buy', target_price: 42, target_price_currency: 'EUR' })
    expect(shown.all('.r-document__standfirst').map(({ textContent }) => textContent)).toEqual([standfirst])
    expect(shown.all('.r-document__summary').map(({ textContent }) => textContent)).toEqual(text ? [text] : [])
  },
)

test('R399 without rating and target a subtitle of any words is the standfirst', () => {
  const shown = show({ subtitle: 'The price of the target', summary: 'Costs fall.' })
  expect(shown.all('.r-document__standfirst').map(({ textContent }) => textContent)).toEqual([
    'The price of the target',
  ])
})
