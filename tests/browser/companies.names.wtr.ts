import { setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { analyst, company } from './support/companies.ts'
import { companiesOf } from './support/companies-table.ts'
import { link } from './support/dom.ts'
import { testPage } from './support/page.ts'
import { eventually } from './support/wait.ts'

const page = testPage()
before(() => setViewport({ width: 1280, height: 900 }))

it('R278 the keyboard shows the whole of a shortened name', async () => {
  const priced = { price_currency: 'NOK', target_price_currency: 'NOK', close_price: 100, target_price: 120 }
  const author = { ...analyst, value: 'Małgorzata Wójcikowska' }
  const root = await companiesOf(page, [company('Aurora', { ...priced, related_analyst: author })])
  const name = await eventually(() => link(root, 'M. Wójcikowska'))
  assert.strictEqual(getComputedStyle(name, '::after').content, 'none')
  name.focus()
  assert.strictEqual(getComputedStyle(name, '::after').content, '"Małgorzata Wójcikowska"')
})
