import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { accessible } from './support/accessible.ts'
import { profile, targeted } from './support/companies.ts'
import { openProfile } from './support/company-profile.ts'
import { note } from './support/documents.ts'
import { all, button, one, textOf } from './support/dom.ts'
import { refusal } from './support/fake-api.ts'
import { testPage } from './support/page.ts'
import { none } from './support/same.ts'
import { hover } from './support/tools.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
beforeEach(() => setViewport({ width: 1280, height: 900 }))

const chart = (root: ShadowRoot) => eventually(() => one<HTMLElement>(root, 'svg[role=img]'))

it('R289 C62 the course of the target and the rating is drawn, said in words, and there as a table', async () => {
  page.api.on('web_documents_by_tag', () => [
    note(1, {
      target_price: 90,
      target_price_currency: 'NOK',
      target_price_date: '2026-03-01',
      rating: 'Sell',
      rating_date: '2026-03-01',
    }),
  ])
  const root = await openProfile(page, targeted)
  await chart(root)
  const summary =
    'Price target of Halden Gas: from NOK 90.00 on March 01, 2026 to NOK 120.00 on September 24, 2026. The rating is Buy. The last close is NOK 100.00.'
  assert.deepEqual((await accessible('image', summary)).children, [], 'the sentence stands for all of it')
  const details = one<HTMLDetailsElement>(root, 'details')
  assert.isFalse(details.open)
  one(details, 'summary').click()
  await eventually(() => assert.isTrue(details.open))
  assert.deepEqual(
    all(details, 'tbody tr').map((row) => all(row, 'th, td').map(textOf)),
    [
      ['September 24, 2026', 'NOK 120.00', 'Buy'],
      ['July 28, 2026', 'NOK 110.00', 'Hold'],
      ['March 01, 2026', 'NOK 90.00', 'Sell'],
    ],
  )
})

for (const width of [1280, 390, 320])
  it(`R289 in ${width} px nothing of the chart is outside its room`, async () => {
    await setViewport({ width, height: 900 })
    const root = await openProfile(page, targeted)
    const drawing = await chart(root)
    await settled()
    const room = drawing.getBoundingClientRect()
    assert.isAtMost(room.right, width)
    for (const part of all<SVGElement>(drawing, 'text, path, circle')) {
      const { left, right, top, bottom } = part.getBoundingClientRect()
      assert.isAtLeast(left, room.left - 1, part.outerHTML)
      assert.isAtMost(right, room.right + 1, part.outerHTML)
      assert.isAtLeast(top, room.top - 1, part.outerHTML)
      assert.isAtMost(bottom, room.bottom + 1, part.outerHTML)
    }
  })

it('R289 under the pointer stands what was said then', async () => {
  const root = await openProfile(page, targeted)
  // The chart reaches to today, so its middle does not stay at one call.
  await hover(await chart(root), 0.2)
  await eventually(() => assert.include(textOf(one(root, '.r-history__tip')), 'NOK 110.00'))
})

for (const width of [1280, 390, 320])
  it(`R289 in ${width} px the tooltip stays inside the chart`, async () => {
    await setViewport({ width, height: 900 })
    const root = await openProfile(page, targeted)
    const drawing = await chart(root)
    one(root, '[role=slider]').focus()
    for (const key of ['End', 'Home', 'ArrowRight']) {
      await sendKeys({ press: key })
      const tip = (await eventually(() => one(root, '.r-history__tip'))).getBoundingClientRect()
      const room = drawing.getBoundingClientRect()
      assert.isAtLeast(tip.left, room.left, key)
      assert.isAtMost(tip.right, room.right, key)
      assert.isAtLeast(tip.top, room.top, key)
      assert.isAtMost(tip.bottom, room.bottom, key)
    }
  })

it('R289 the chart is one stop of the Tab key, after its ranges', async () => {
  page.api.on('web_documents_by_tag', () => [
    note(1, { target_price: 90, target_price_currency: 'NOK', target_price_date: '2024-03-01' }),
  ])
  const root = await openProfile(page, targeted)
  await chart(root)
  one<HTMLInputElement>(root, '.r-history [type=radio]:checked').focus()
  await sendKeys({ press: 'Tab' })
  assert.equal(root.activeElement?.getAttribute('role'), 'slider')
  await sendKeys({ press: 'Tab' })
  assert.equal(root.activeElement?.localName, 'summary')
})

it('R289 embedding 12: a course that cannot be had says so, and can be tried again without losing the focus', async () => {
  page.api.on('web_documents_by_tag', () => refusal(500))
  const root = await openProfile(page, targeted)
  const words = 'The price target over time could not be loaded.'
  const alert = await eventually(() => {
    const found = all(root, '[role=alert]').find((each) => textOf(each).includes(words))
    if (!found) throw new Error(textOf(root))
    return found
  })
  page.api.on('web_documents_by_tag', () => [])
  const retry = button(alert, 'Try again')
  retry.focus()
  retry.click()
  await chart(root)
  assert.lengthOf(all(root, 'details tbody tr'), 2)
  await eventually(() => assert.isNotNull(root.activeElement))
})

it('R289 a target without a past is no course: no chart', async () => {
  page.api.on('web_documents_by_tag', () => [])
  const root = await openProfile(page, { ...profile, target_price: 120, target_price_currency: 'NOK' })
  await eventually(() => assert.lengthOf(page.api.callsTo('web_documents_by_tag'), 2))
  await eventually(() => none(root, '.r-history'))
})
