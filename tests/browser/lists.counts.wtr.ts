import { assert } from 'chai'
import { countCommits } from '#bench/lib/commits.mjs'
import { companiesNamed, company, lettered } from './support/companies.ts'
import { note, notes, paged } from './support/documents.ts'
import { all, button, field, one, rootOf, textOf } from './support/dom.ts'
import type { Answer } from './support/fake-api.ts'
import { closeFrames, openFrame } from './support/frame.ts'
import { known, roadshows } from './support/roadshows.ts'
import { forgetSession, storeSession } from './support/session.ts'
import { eventually, steady } from './support/wait.ts'

beforeEach(() => storeSession())
afterEach(closeFrames)
afterEach(forgetSession)

const tag = (category: string, value: string) => ({ id: value, category, value, profile_link: `/profile/${value}` })

/** A document with everything that a tile shows, and a tag of each category. */
const fullNote = note(1, {
  subtitle: 'A cold winter',
  region: 'Nordics',
  rating: 'Buy',
  prior_rating: 'Hold',
  rating_change: 'Upgrade',
  target_price: 12,
  prior_target_price: 11,
  target_price_currency: 'EUR',
  primary_focus: { type: 'Country', value: 'Norway', profile_link: '/profile/Norway' },
  analysts: [tag('Analyst', 'Lind')],
  primary_tags: [tag('Company', 'Halden'), tag('Sector', 'Utilities')],
})

/**
 * What a list costs, without times. A lower number is welcome; a higher one needs a reason. Renders are components that
 * React rendered in the commits of a press.
 */
type Most = { requests: number; elements: number; presses: Record<string, { commits: number; renders: number }> }

type List = {
  attributes?: string
  path: string
  record: string
  /** The first record has everything that can be shown. */
  answer: Answer
  text: string
  /** What else has arrived before a press; throws before that. */
  complete?: (root: ShadowRoot) => unknown
  most: Most
  presses: Record<string, (root: ShadowRoot) => void>
}

const more = (root: ShadowRoot) => button(root, 'Load More').click()

const lists: Record<string, List> = {
  'research-feed': {
    attributes: 'default-filters="filter_Region=Asia"',
    path: 'research_documents',
    record: '.r-feed__item',
    answer: paged([fullNote, ...notes(2, 40)]),
    text: 'Note 10',
    complete: (root) => button(root, 'Remove Region: Asia'),
    most: {
      // An element loads only what it needs, in more files.
      requests: 20,
      // The rating is a chip, and a row shows a short date in place of the long one. Tags have no elements around them.
      // This one tells two changes, each from the old value to the new one with its share.
      elements: 47,
      presses: {
        // The summary is a component, as its words may be marked, and so is the chip of a rating.
        'Load More': { commits: 2, renders: 180 },
        'a quick filter': { commits: 2, renders: 60 },
        'a removed filter': { commits: 4, renders: 54 },
      },
    },
    presses: {
      'Load More': more,
      'a quick filter': (root) => field(root, 'Primers').click(),
      'a removed filter': (root) => button(root, 'Remove Region: Asia').click(),
    },
  },
  'research-companies': {
    path: 'companies_with_permissions',
    record: 'tbody tr',
    answer: lettered([...companiesNamed('Aurora', 30), company('Borealis')]),
    text: 'Aurora 010',
    most: {
      requests: 19,
      // The rating is a chip.
      elements: 20,
      presses: {
        'Load More': { commits: 1, renders: 238 },
        'a sort': { commits: 1, renders: 68 },
        'a letter': { commits: 2, renders: 152 },
      },
    },
    presses: {
      'Load More': more,
      'a sort': (root) => button(root, 'Ticker').click(),
      'a letter': (root) => button(root, 'B').click(),
    },
  },
  'research-events': {
    path: 'roadshows/upcoming',
    record: 'tbody tr',
    answer: paged([known, ...roadshows(2, 28)]),
    text: 'Meeting 10',
    most: {
      requests: 16,
      elements: 40,
      // Each day begins with a fragment of its own.
      presses: { 'Load More': { commits: 2, renders: 272 }, 'the other view': { commits: 2, renders: 331 } },
    },
    presses: { 'Load More': more, 'the other view': (root) => button(root, 'Past Events').click() },
  },
}

for (const [name, { attributes = '', path, record, answer, text, complete, most, presses }] of Object.entries(lists)) {
  const open = async () => {
    const frame = await openFrame({ width: 1280, height: 900, body: `<${name} ${attributes}></${name}>` })
    const counted = countCommits(frame.window)
    for (const each of [path, 'primers_documents', 'roadshows/recent']) frame.api.on(each, answer)
    await frame.loadLoader()
    const root = await eventually(() => {
      const shown = rootOf(one(frame.document, name))
      assert.include(textOf(shown), text)
      complete?.(shown)
      return shown
    })
    await steady(() => counted.commits, Object.is, 300)
    return { frame, counted, root }
  }

  it(`<${name}> needs no more requests and elements of a record than these`, async () => {
    const { frame, root } = await open()
    const requests = frame.window.performance.getEntriesByType('resource').length + frame.api.callsTo(path).length
    const elements = Math.max(...all(root, record).map((each) => 1 + all(each, '*').length))
    assert.isAtMost(requests, most.requests, 'requests until the records are shown')
    assert.isAtMost(elements, most.elements, 'elements of the fullest record')
  })

  for (const [press, act] of Object.entries(presses))
    it(`<${name}> needs no more commits and renders for ${press} than these`, async () => {
      const measure = async () => {
        const { counted, root } = await open()
        const before = { ...counted }
        act(root)
        await steady(() => counted.commits, Object.is, 300)
        return { commits: counted.commits - before.commits, renders: counted.renders - before.renders }
      }
      const { commits, renders } = most.presses[press] ?? { commits: 0, renders: 0 }
      let least = await measure()
      // On a busy machine something that is not the press's doing may be committed late.
      for (let more = 0; more < 2 && (least.commits > commits || least.renders > renders); more++) {
        const next = await measure()
        if (next.commits < least.commits || next.renders < least.renders) least = next
      }
      assert.isAtMost(least.commits, commits, 'commits')
      assert.isAtMost(least.renders, renders, 'renders')
    })
}
