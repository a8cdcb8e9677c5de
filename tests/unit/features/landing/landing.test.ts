// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { configure } from '#config/configure.ts'
import { signOut, updateCurrentUser } from '#session/update.ts'
import { type FakeApi, fakeApi, held, json, refusal } from '../../../support/fake-api.ts'
import { ada } from '../../../support/people.ts'
import { deep, footerReply, show, slots, slotsReply, until, written } from './support.ts'

vi.mock('dompurify', async () => ({ default: (await import('./support.ts')).plainCleaner }))

let api: FakeApi
beforeEach(() => {
  history.replaceState(null, '', '/')
  configure({ pricingPdfUrl: '' })
  signOut()
  api = fakeApi()
  api.script('GET get_home_page_slots', slotsReply(slots))
  api.script('GET footer_content', footerReply)
})

const entries = () => deep(document, 'nav a').map(({ textContent }) => textContent)
const ready = () => until(() => expect(written()).toContain('Our people'))

test('R053 visitors find the sign-in form beside the headline', () => {
  const { all } = show()
  expect(all('.r-landing__hero research-sign-in')).toHaveLength(1)
})

test('R054 for clients the page is the same without the form', async () => {
  const { all } = show({ hideSignIn: true })
  expect(all('research-sign-in')).toEqual([])
  await ready()
  expect(entries()).toEqual(['Service', 'Mission', 'People', 'Contact'])
})

test('R058 the headline is there before anything has been loaded', () => {
  api.script('GET get_home_page_slots', held().reply)
  const { all } = show()
  expect(all('h1').map(({ textContent }) => textContent)).toEqual([
    'Research, analytics and intelligence for financial services',
  ])
})

test('R055 R056 C36 the section navigation leads to anchors that exist, in their order', async () => {
  const { all } = show()
  await ready()
  expect(entries()).toEqual(['Service', 'Mission', 'People', 'Contact'])
  const anchors = ['our_services', 'our_mission', 'our_partners', 'our_offices']
  expect(all('section').map(({ id }) => id)).toEqual(anchors)
  expect(all('nav a').map((entry) => entry.getAttribute('href'))).toEqual(anchors.map((id) => `#${id}`))
})

test('R056 R057 Product is the pricing PDF, before Contact, in a tab of its own', async () => {
  configure({ pricingPdfUrl: '/api/files/pricing.pdf' })
  const { control } = show()
  await ready()
  expect(entries()).toEqual(['Service', 'Mission', 'People', 'Product', 'Contact'])
  const product = control('Product')
  expect(product.getAttribute('href')).toMatch(/^https?:.*\/api\/files\/pricing\.pdf$/)
  expect([product.getAttribute('target'), product.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})

test.each(['', 'javascript:alert(1)'])('R057 embedding 6: with %j as its address there is no Product', async (url) => {
  configure({ pricingPdfUrl: url })
  show()
  await ready()
  expect(entries()).not.toContain('Product')
})

test('R059 R060 C36 the slots fill their sections, the values the mission', async () => {
  const { all } = show()
  await ready()
  expect(api.sent('GET get_home_page_slots')[0]?.headers.get('authorization')).toBeNull()
  const titles = Object.fromEntries(
    all('section').map(({ id, firstElementChild }) => [id, firstElementChild?.textContent]),
  )
  expect(titles).toEqual({
    our_services: 'What we do',
    our_mission: 'Our mission',
    our_partners: 'Our people',
    our_offices: 'Our offices',
  })
  const [mission] = all('#our_mission')
  expect(deep(mission ?? document, 'h3, p, li').map(({ textContent }) => textContent)).toEqual([
    'What we stand for',
    'Answers that can be checked.',
    'Patience',
  ])
})

test('R061 the footer stands at the end', async () => {
  const { all } = show()
  await until(() => expect(all('footer')).toHaveLength(1))
  expect(deep(all('footer')[0] ?? document, 'p').map(({ textContent }) => textContent)).toEqual(['Halden Research LLP'])
})

test('R063 a slot that is missing shows nothing, and its entry goes', async () => {
  const { partners, network_popups, offices, ...rest } = slots
  api.script('GET get_home_page_slots', slotsReply(rest))
  const { all } = show()
  await until(() => expect(written()).toContain('Our mission'))
  expect(entries()).toEqual(['Service', 'Mission', 'Contact'])
  expect(all('section').map(({ id }) => id)).toEqual(['our_services', 'our_mission', 'our_offices'])
  expect(written()).not.toContain('no content')
})

test('R063 where the slots cannot be had the page is whole, and says nothing of it', async () => {
  api.script('GET get_home_page_slots', refusal(500, 'Broken'))
  api.script('GET footer_content', refusal(500, 'Broken'))
  const failures: Error[] = []
  const { all, text } = show({ onFailure: (failure) => failures.push(failure) })
  await until(() => expect(all('section')).toEqual([]))
  expect(text()).toMatch(/^Research, analytics and intelligence.*For clients$/)
  expect(all('nav, [role=alert], footer')).toEqual([])
  expect(all('research-sign-in')).toHaveLength(1)
  expect(failures).toHaveLength(2)
})

test('R063 when the connection is back what is missing is asked for again', async () => {
  api.script('GET get_home_page_slots', refusal(500), slotsReply(slots))
  const { all } = show()
  await until(() => expect(all('section')).toEqual([]))
  const [form] = all('research-sign-in')
  await act(async () => void window.dispatchEvent(new Event('online')))
  await ready()
  expect(api.sent('GET footer_content')).toHaveLength(1)
  expect(all('research-sign-in')).toEqual([form])
})

test.each([json({}), json(null), json([null, { name: 5 }, { name: 'mission' }])])(
  'R063 an answer of another kind is no slots (%#)',
  async (reply) => {
    api.script('GET get_home_page_slots', reply)
    const { all } = show()
    await until(() => expect(all('section')).toEqual([]))
    expect(all('h1')).toHaveLength(1)
  },
)

test('R117 C40 a slot that is there and holds nothing says so', async () => {
  api.script('GET get_home_page_slots', slotsReply({ ...slots, mission: ' ' }))
  show()
  await ready()
  expect(deep(document, '#our_mission h2, #our_mission p').map(({ textContent }) => textContent)).toEqual([
    'Mission',
    'Sorry, no content is available.',
  ])
})

test('embedding 13: the sections have their room and their names before the texts are there', async () => {
  const slow = held()
  api.script('GET get_home_page_slots', slow.reply)
  const { all } = show()
  expect(all('section').map(({ id }) => id)).toEqual(['our_services', 'our_mission', 'our_partners', 'our_offices'])
  expect(all('[aria-busy=true]')).toHaveLength(1)
  slow.answer(slotsReply(slots))
  await ready()
  expect(all('[aria-busy=true]')).toEqual([])
})

test('R059 nothing is asked for again when another reader comes', async () => {
  const { all } = show()
  await ready()
  await act(async () => updateCurrentUser(ada))
  expect(all('[aria-busy=true]')).toEqual([])
  expect(api.sent('GET get_home_page_slots')).toHaveLength(1)
})
