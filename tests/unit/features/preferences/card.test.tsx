// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { $config } from '#config/config.ts'
import { updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, json, refusal } from '../../../support/fake-api.ts'
import { fakePopover } from '../../../support/fake-popover.ts'
import { ada } from '../../../support/people.ts'
import { storedRecords } from './distribution-support.ts'
import { showTab } from './distribution-tab-support.tsx'

const TAGS = 'GET get_tags_from_cri_json'
const settings = $config.get()
const record = { Region: 'Nordics;Asia', Sector: 'Energy', Company: 'Acme; Sons', Analyst: 'Ada', Country: 'A;B;C;D;E' }
const tags = {
  Region: [
    { id: '1', value: 'Nordics' },
    { id: '2', value: 'Asia', disabled: true },
  ],
  Sector: [{ id: '3', value: 'Energy', inactive: true }],
  Company: [{ id: '4', value: 'Acme; Sons', profile_link: '/company_profile/4' }],
  Analyst: [{ id: '5', value: 'Ada', profile_link: '/analyst_profile/5' }],
  Country: ['A', 'B', 'C', 'D'].map((value) => ({ id: value, value })),
}
let api: FakeApi
beforeEach(() => {
  fakePopover()
  api = fakeApi()
  api.script('GET all_documents', json([]))
  updateCurrentUser(ada)
})
afterEach(() => $config.set(settings))

async function open(reply = json(tags)) {
  api.script(TAGS, reply)
  storedRecords(api, { ...record, Company: 'Acme%3B Sons' })
  const tab = showTab()
  await tab.shows('Distribution Preference 1')
  const toggle = tab.control('Detailed View Distribution Preference 1')
  expect([toggle.textContent, toggle.getAttribute('aria-expanded')]).toEqual(['Detailed View', 'false'])
  await tab.press('Detailed View Distribution Preference 1')
  expect(toggle.getAttribute('aria-expanded')).toBe('true')
  const values = (name: string) => {
    const group = tab.all('dl > div').find((each) => each.querySelector('dt')?.textContent === name)
    return [...(group?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)
  }
  return { ...tab, toggle, values }
}

test('R363 Detailed View shows every value of every category, and hides them again', async () => {
  const tab = await open()
  expect(tab.all('dt').map(({ textContent }) => textContent)).toEqual([
    'Region',
    'Sector',
    'Company',
    'Country',
    'Analyst',
  ])
  expect(tab.values('Country').map((value) => value?.[0])).toEqual(['A', 'B', 'C', 'D', 'E'])
  expect(tab.all(`#${CSS.escape(tab.toggle.getAttribute('aria-controls') ?? '')}`)).toHaveLength(1)
  await tab.press('Detailed View Distribution Preference 1')
  expect(tab.all('dl')).toEqual([])
  expect(tab.toggle.getAttribute('aria-controls')).toBeNull()
})

test('R363 R382 companies and analysts lead to their profiles', async () => {
  const tab = await open()
  await tab.eventually(() => expect(tab.all('dl a')).toHaveLength(2))
  const link = tab.control('Acme; Sons')
  tab.click(link)
  expect(tab.onNavigate.mock.calls).toEqual([[link.getAttribute('href')]])
  expect(link.getAttribute('href')).toMatch(/\/company_profile\/4$/)
  expect(JSON.parse(api.sent(TAGS)[0]?.url.searchParams.get('cri_json') ?? '')).toMatchObject({
    Company: 'Acme%3B Sons',
  })
})

test('R363 C72 what the subscription does not cover is marked, and what is inactive or unknown', async () => {
  const tab = await open()
  await tab.shows('outside your permissions')
  expect(tab.values('Region')).toEqual(['Nordics', 'Asia outside your permissions'])
  expect(tab.values('Sector')).toEqual(['Energy no longer available'])
  expect(tab.values('Country')).toEqual(['A', 'B', 'C', 'D', 'E no longer available'])
})

test('R363 without an answer the values are there all the same, and the host is told', async () => {
  const tab = await open(refusal(500))
  await tab.eventually(() => expect(tab.onFailure).toHaveBeenCalled())
  expect(tab.values('Region')).toEqual(['Nordics', 'Asia'])
  expect(tab.all('dl a, [role=alert]')).toEqual([])
})

test('R052 R363 where profiles are not linked to, names are words', async () => {
  $config.set({ ...settings, disableProfileLinks: 'true' })
  const tab = await open()
  await tab.shows('no longer available')
  expect(tab.all('dl a')).toEqual([])
})

test('R363 a number in the summary opens the Detailed View', async () => {
  api.script(TAGS, json(tags))
  storedRecords(api, record)
  const tab = showTab()
  await tab.shows('5 Countries')
  await tab.press('5 Countries')
  expect(tab.all('dl')).toHaveLength(1)
})
