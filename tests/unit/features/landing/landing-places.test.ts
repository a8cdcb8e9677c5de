// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { type FakeApi, fakeApi, held } from '../../../support/fake-api.ts'
import { deep, footerReply, link, press, show, slots, slotsReply, until, written } from './support.ts'

vi.mock('dompurify', async () => ({ default: (await import('./support.ts')).plainCleaner }))

let api: FakeApi
let scrolledTo: string[]
beforeEach(() => {
  scrolledTo = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolledTo.push(this.id)
  })
  history.replaceState({ origin: '/library' }, '', '/landing_auth')
  api = fakeApi()
  api.script('GET get_home_page_slots', slotsReply(slots))
  api.script('GET footer_content', footerReply)
})

const ready = () => until(() => expect(written()).toContain('Our people'))
const title = () => deep(document, 'dialog h2').map(({ textContent }) => textContent)

test('R055 an entry scrolls to its section, which takes the focus', async () => {
  show()
  await ready()
  await press('People')
  expect(scrolledTo).toEqual(['our_partners'])
  expect(document.activeElement?.id).toBe('our_partners')
})

test('R055 embedding 26: the address of a host stays as it is', async () => {
  show()
  await ready()
  const before = history.length
  await press('People')
  expect([location.hash, history.length]).toEqual(['', before])
})

test('R055 R016 where the address is its own, it is a step that Back takes back and that keeps the way back', async () => {
  show({ urlState: 'page' })
  await ready()
  const before = history.length
  await press('People')
  await until(() => expect(location.hash).toBe('#our_partners'))
  await press('People')
  await act(async () => {})
  expect(history.length).toBe(before + 1)
  expect(history.state).toMatchObject({ origin: '/library', steps: 1 })
})

test('R055 a hash in the address is followed when the texts are there', async () => {
  history.replaceState(null, '', '/landing_auth#our_offices')
  const slow = held()
  api.script('GET get_home_page_slots', slow.reply)
  show()
  await until(() => expect(scrolledTo).toContain('our_offices'))
  scrolledTo = []
  slow.answer(slotsReply(slots))
  await until(() => expect(scrolledTo).toEqual(['our_offices']))
  expect(document.activeElement?.id).toBe('our_offices')
})

/** Where a scroll event finds the section in the window, and how far and how high the page is then; it was shown at 0 of 2000 px. */
type Seen = { top: number; scrollY: number; pageHeight?: number }

test.each<{ what: string; seen: Seen[]; shown: string[] }>([
  { what: 'a user who has scrolled away meanwhile is left alone', seen: [{ top: -700, scrollY: 700 }], shown: [] },
  {
    what: 'a section that was moved by what came above it is shown again',
    seen: [{ top: 700, scrollY: 0 }],
    shown: ['our_offices'],
  },
  {
    what: 'a section that the browser puts back in place a frame later is shown again',
    seen: [
      { top: 700, scrollY: 0 },
      { top: 0, scrollY: 700 },
    ],
    shown: ['our_offices'],
  },
  {
    what: 'a section that slides down as the page ends sooner is shown again',
    seen: [{ top: 300, scrollY: -300, pageHeight: 1700 }],
    shown: ['our_offices'],
  },
  {
    what: 'a user who scrolls away after a move is left alone',
    seen: [
      { top: 700, scrollY: 0 },
      { top: 100, scrollY: 600 },
    ],
    shown: [],
  },
])('R055 $what', async ({ seen, shown }) => {
  history.replaceState(null, '', '/landing_auth#our_offices')
  const slow = held()
  api.script('GET get_home_page_slots', slow.reply)
  const section = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0))
  const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0)
  const page = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000)
  show()
  await until(() => expect(scrolledTo).toContain('our_offices'))
  scrolledTo = []
  for (const { top, scrollY, pageHeight = 2000 } of seen) {
    section.mockReturnValue(new DOMRect(0, top))
    scrolled.mockReturnValue(scrollY)
    page.mockReturnValue(pageHeight)
    window.dispatchEvent(new Event('scroll'))
  }
  slow.answer(slotsReply(slots))
  await ready()
  expect(scrolledTo).toEqual(shown)
})

test('R055 a hash that changes is followed, one that names nothing is not', async () => {
  show()
  await ready()
  for (const hash of ['#our_mission', '#nowhere"]', '#']) {
    history.replaceState(null, '', `/landing_auth${hash}`)
    await act(async () => void window.dispatchEvent(new Event('hashchange')))
  }
  expect([...new Set(scrolledTo)]).toEqual(['our_mission'])
})

test('R055 a link in a text leads to a section as well', async () => {
  show()
  await ready()
  await press('Visit them')
  expect(scrolledTo).toEqual(['our_offices'])
})

test.each([
  ['research', 'our_services', 'Ratings', 'Buy, Hold, Sell.'],
  ['network', 'our_partners', 'Alumni', 'Once a year.'],
  ['contact', 'our_offices', 'Client Services', 'Write to us'],
])('R064 C36 a popup of %s opens as a dialog from #%s', async (_, section, name, words) => {
  const { all } = show()
  await ready()
  const buttons = all(`#${section} button`)
  const button = buttons.find(({ textContent }) => textContent === name)
  await act(async () => button?.click())
  await until(() => expect(title()).toEqual([name]))
  expect(deep(all('dialog')[0] ?? document, 'p').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(words),
  ])
  await act(async () => deep(document, 'dialog button[aria-label="Close"]')[0]?.click())
  expect(title()).toEqual([])
})

test('R064 a link in a text opens its popup, which leads to another', async () => {
  show()
  await ready()
  expect(link('How we rate').getAttribute('aria-haspopup')).toBe('dialog')
  await press('How we rate')
  await until(() => expect(title()).toEqual(['Ratings']))
  await act(async () => deep(document, 'dialog button')[0]?.click())
  await press('Client Services')
  await act(async () => deep(deep(document, 'dialog')[0] ?? document, 'a')[0]?.click())
  await until(() => expect(title()).toEqual(['London']))
  expect(location.hash).toBe('')
})

test('R064 the address can name a popup, for a link that is opened in a tab of its own', async () => {
  history.replaceState(null, '', '/landing_auth#contact-london')
  show()
  await ready()
  await until(() => expect(title()).toEqual(['London']))
})

test('R064 R117 C40 a popup that holds nothing says so', async () => {
  api.script('GET get_home_page_slots', slotsReply({ ...slots, contact_popups: '' }))
  const { all } = show()
  await ready()
  await act(async () => all('#our_offices button')[0]?.click())
  await until(() => expect(title()).toEqual(['Contacts']))
  expect(deep(document, 'dialog p').map(({ textContent }) => textContent)).toEqual(['Sorry, no content is available.'])
})
