import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { company, lettered, profile, targeted } from './support/companies.ts'
import { openProfile } from './support/company-profile.ts'
import { all, button, link, one, textOf } from './support/dom.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))
afterEach(() => window.scrollTo(0, 0))

const sectored = { ...profile, sector: 'Energy', region: 'Nordics' }
const peer = (name: string, more = {}) => company(name, { sector: 'Energy', region: 'Nordics', ...more })

it('R289 rating, target, price, upside and market cap stay at the top when the header is scrolled away', async () => {
  const root = await openProfile(page, targeted)
  await eventually(() => one(root, '.r-company-line'))
  none(root, '.r-company-line__bar')
  window.scrollTo(0, 400)
  const bar = await eventually(() => one(root, '.r-company-line__bar'))
  for (const text of ['Halden Gas', 'Buy', 'NOK 120.00', 'NOK 100.00', '+20.0%', 'NOK 39.2bn'])
    assert.include(textOf(bar), text)
  assert.strictEqual(bar.getBoundingClientRect().top, 0)
  window.scrollTo(0, 0)
  await eventually(() => none(root, '.r-company-line__bar'))
})

it('R287 Copy puts the key figures with growth and margin onto the clipboard, and says so', async () => {
  const root = await openProfile(page, profile)
  const { clipboard } = navigator
  const { writeText } = clipboard
  let copied = ''
  clipboard.writeText = async (text) => {
    copied = text
  }
  const copy = await eventually(() => button(root, 'Copy the key figures'))
  copy.click()
  await eventually(() => assert.include(textOf(root), 'Table copied to the clipboard.'))
  clipboard.writeText = writeText
  assert.deepEqual(copied.split('\n').slice(0, 3), [
    'EUR\t2024A\t2025A\t2026E\t2027E',
    'Revenue\t16810.2\t16986\t18287\t18040.8',
    'Revenue growth (%)\t\t1\t7.7\t-1.3',
  ])
})

it('peers are the companies of the sector that the subscription covers, the same business and region first', async () => {
  page.api.on(
    'companies_with_permissions',
    lettered([
      peer('Abroad', { region: 'Oceania' }),
      peer('Covered', { target_price: 110, target_price_currency: 'NOK', close_price: 100, price_currency: 'NOK' }),
      peer('Halden Gas', { id: profile.id }),
      peer('Locked', { in_scope: false }),
      peer('Other', { sub_sector: 'Oil' }),
    ]),
  )
  const root = await openProfile(page, sectored)
  const peers = await eventually(() => {
    const shown = all(root, '.r-peers__peer')
    assert.isNotEmpty(shown)
    return shown
  })
  assert.deepEqual(peers.map(textOf), ['CoveredBuyUpside +10.0%', 'AbroadBuy', 'OtherBuy'])
  assert.strictEqual(page.api.callsTo('companies_with_permissions')[0]?.query.get('filter_Sector'), 'Energy')
  assert.include(link(root, 'All companies: Energy').href, '/companies?filter_Sector=Energy')
})

for (const status of [404, 405, 501])
  it(`without the list of companies there are no peers and no failure: ${status}`, async () => {
    page.api.on('companies_with_permissions', () => refusal(status))
    const root = await openProfile(page, sectored)
    await eventually(() => assert.lengthOf(page.api.callsTo('companies_with_permissions'), 1))
    await settled()
    assert.notInclude(textOf(root), 'Peers')
    assert.notInclude(textOf(root), 'could not be loaded')
  })
