import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { accessible, partsOf } from './support/accessible.ts'
import { analyst, company, profile, targeted } from './support/companies.ts'
import { figures, openProfile } from './support/company-profile.ts'
import { all, button, link, one, rootOf, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))

let opened: URL[] = []
const { open } = window
beforeEach(() => {
  opened = []
  window.open = (address) => {
    opened.push(new URL(String(address)))
    return null
  }
  page.api.on('current_user', () => ({ username: 'ada', contact: {} }))
})
afterEach(() => {
  window.open = open
  page.loader.configure({ disclosuresUrl: '' })
})

it('R284 R286 R289 a company answers what it is, what we think and what it costs', async () => {
  const heard = hear()
  const root = await openProfile(page, targeted)
  heard.stop()
  assert.strictEqual(textOf(one(root, 'h1')), 'Halden Gas')
  const title = heard.events.find(({ type }) => type === 'research-title')
  assert.strictEqual(title?.detail.title, 'Halden Gas · HAL NO')
  assert.deepEqual(all(root, 'header li').map(textOf), ['HAL NO', 'Utilities', 'Norway', 'Updated November 05, 2026'])
  assert.deepEqual(figures(root), {
    Rating: 'Buy, Hold→ now Buy up, September 24, 2026',
    'Price target': 'NOK 120.00, NOK 110.00→ now NOK 120.00 up +9.1%',
    Upside: '+20.0%',
    'Last close': 'NOK 100.00, Trading currency NOK, Accounts in EUR',
    'Market cap': 'NOK 39.2bn',
  })
})

it('R289 a target below the price is a downside with a true minus; another currency tells nothing', async () => {
  const first = await openProfile(page, { ...targeted, target_price: 80 })
  assert.include(figures(first).Downside, '−20.0%')
  page.stage.replaceChildren()
  const second = await openProfile(page, { ...targeted, target_price_currency: 'EUR' })
  assert.notProperty(figures(second), 'Upside')
})

it('R286 a company of which nothing is known is composed all the same', async () => {
  page.api.on('web_documents_by_tag', () => [])
  page.api.on('roadshows/upcoming_by_tag', () => [])
  const root = await openProfile(page, { id: '2014' })
  assert.strictEqual(textOf(one(root, 'h1')), 'Unnamed company')
  assert.deepEqual(figures(root), { Rating: 'Not rated' })
  await eventually(() => assert.include(textOf(root), 'No data available.'))
  await eventually(() => assert.include(textOf(rootOf(one(root, 'research-event-cards'))), 'No Upcoming Events'))
  assert.notMatch(textOf(root), /undefined|null|NaN|\[object/)
  assert.deepEqual(all(root, 'h2').map(textOf), [])
  none(root, 'header ul, .r-history, .r-figures, .r-company-about, .r-company-analyst')
  for (const empty of all(root, 'h1, h2, dt, dd, li, p, button, a')) assert.isNotEmpty(textOf(empty) || empty.ariaLabel)
})

it('R287 C64 the key figures of the nearest years, with what is actual and what is estimated', async () => {
  await openProfile(page, profile)
  const table = await accessible('table', 'Key figures')
  assert.deepEqual(partsOf(table, 'columnheader'), [
    'columnheader 2024 Actual',
    'columnheader 2025 Actual',
    'columnheader 2026 Estimate',
    'columnheader 2027 Estimate',
  ])
  assert.deepEqual(
    partsOf(table, 'rowheader'),
    ['Revenue', 'Revenue growth', 'EBITDA', 'EBITDA margin', 'EPS', 'EPS growth', 'P/E'].map(
      (name) => `rowheader ${name}`,
    ),
  )
})

it('R288 the covering analyst leads to the profile, and is reached by mail and phone; the others are named', async () => {
  const second = { id: '1002', category: 'Analyst', value: 'Jonas Berg', profile_link: '/analyst_profile/1002' }
  const root = await openProfile(page, { ...profile, analysts: [analyst, second] })
  assert.include(textOf(one(root, '.r-company__analysts')), 'Head of Energy')
  assert.strictEqual(link(root, 'Email Maria Lind').href, 'mailto:maria@broker.example')
  assert.strictEqual(link(root, 'Call Maria Lind').href, 'tel:+4722000101')
  const heard = hear()
  assert.isTrue(follows(link(root, 'Maria Lind')))
  assert.isTrue(follows(link(root, 'Jonas Berg')))
  heard.stop()
  assert.deepEqual(
    heard.events.map(({ type, detail }) => [type, new URL(detail.href).pathname]),
    [
      ['research-navigate', '/analyst_profile/1001'],
      ['research-navigate', '/analyst_profile/1002'],
    ],
  )
})

it('R288 R302 without mail and phone the shortcuts are greyed and say so', async () => {
  const root = await openProfile(page, { ...profile, related_analyst: { id: '1', value: 'Jonas Berg' } })
  for (const name of ['No email address', 'No phone number'])
    assert.strictEqual(button(root, name).ariaDisabled, 'true')
  none(root, 'a[href^="mailto:"], a[href^="tel:"]')
})

it('R290 R291 C46 the model is forced to download, the tear sheet greyed without access', async () => {
  const root = await openProfile(page, { ...profile, tear_sheet: { download_url: null, has_access: false } })
  button(root, 'Download the model of Halden Gas').click()
  await eventually(() => assert.lengthOf(opened, 1))
  const [model] = opened
  assert.deepEqual(
    [model?.pathname, model?.searchParams.get('force_download'), model?.searchParams.get('auth_token')],
    ['/files/Halden%20Gas.xlsx', 'true', 'access-1'],
  )
  const sheet = button(root, 'Not included in your subscription: the tear sheet of Halden Gas')
  assert.strictEqual(sheet.ariaDisabled, 'true')
  sheet.click()
  await settled()
  assert.lengthOf(opened, 1)
})

it('R290 a company without files has no buttons for them', async () => {
  const { model: _model, tear_sheet: _sheet, ...bare } = profile
  const root = await openProfile(page, bare)
  none(one(root, 'header'), 'button')
})

it('R292 C65 risks, with the disclosures where the deployment has an address for them', async () => {
  const root = await openProfile(page, profile)
  assert.include(textOf(root), 'New entrants.')
  assert.throws(() => link(root, 'Disclosures'))
  page.loader.configure({ disclosuresUrl: 'https://broker.example/disclosures' })
  const disclosures = await eventually(() => link(root, 'Disclosures'))
  assert.deepEqual(
    [disclosures.href, disclosures.target, disclosures.rel],
    ['https://broker.example/disclosures', '_blank', 'noopener noreferrer'],
  )
  page.loader.configure({ disclosuresUrl: 'javascript:window.attacked=1' })
  await eventually(() => assert.throws(() => link(root, 'Disclosures')))
})

it('R297 upcoming events stand in the profile, asked for by the company, six at most', async () => {
  const root = await openProfile(page, profile)
  const cards = rootOf(one(root, 'research-event-cards'))
  await eventually(() => assert.lengthOf(all(cards, 'article'), 2))
  const query = page.api.callsTo('roadshows/upcoming_by_tag')[0]?.query
  assert.deepEqual(
    ['tag_id', 'limit', 'page_size'].map((key) => query?.get(key)),
    ['2001', '6', '6'],
  )
  assert.lengthOf(page.api.callsTo('roadshows/upcoming_by_tag'), 1)
})

it('R297 the events stand beside the rest from 1000 px of the element’s own width, and below it otherwise', async () => {
  const root = await openProfile(page, profile)
  const element = one(page.stage, 'research-company-profile')
  const place = () => {
    const [events, main] = [one(root, 'aside'), one(root, '[role=tablist]')].map((each) => each.getBoundingClientRect())
    return (events?.left ?? 0) >= (main?.right ?? 0) ? 'beside' : 'below'
  }
  for (const [width, expected] of [
    ['1040px', 'beside'],
    ['900px', 'below'],
    ['320px', 'below'],
  ]) {
    element.style.inlineSize = width ?? ''
    await eventually(() => assert.strictEqual(place(), expected, width))
    assert.isAtMost(element.scrollWidth, element.clientWidth)
  }
})

it('embedding 5: markup in what the data say is text', async () => {
  const hostile = '<img src=x onerror="window.attacked = 1">'
  const root = await openProfile(page, {
    ...company('Halden', { value: hostile, risks: hostile, description: [hostile], questions: [hostile] }),
    company_financials_table: { [hostile]: { '2024': 1 } },
    related_analyst: {
      id: '1',
      value: hostile,
      email: 'a@b.example?bcc=evil@x.example',
      profile_link: 'javascript:alert(1)',
    },
  })
  await settled()
  none(root, 'img, a[href^="javascript"], a[href^="mailto:"]')
  assert.isUndefined(Reflect.get(window, 'attacked'))
})
