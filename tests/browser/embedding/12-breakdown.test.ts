import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { submitSignIn } from '../support/acts.ts'
import { change } from '../support/changes.ts'
import { analyst, company, targeted } from '../support/companies.ts'
import { note } from '../support/documents.ts'
import { button, one, rootOf, textOf } from '../support/dom.ts'
import { joined } from '../support/event.ts'
import { hear } from '../support/events.ts'
import { follow } from '../support/follows.ts'
import { answerInbox, item } from '../support/inbox.ts'
import { calls as landingCalls } from '../support/landing.ts'
import { type Page, testPage } from '../support/page.ts'
import { keepHere, submit } from '../support/passwords.ts'
import { asia, calls } from '../support/preferences.ts'
import { autumn, byId } from '../support/replay.ts'
import { known } from '../support/roadshows.ts'
import { sceneOf } from '../support/scenes.ts'
import { login } from '../support/session.ts'
import { used } from '../support/usage.ts'
import { answerSessions, userSession } from '../support/user-sessions.ts'
import { eventually, settled } from '../support/wait.ts'

const page = testPage()

type Breakdown = {
  /** An answer of the API that no view can show. */
  answer(page: Page): void
  /** What a visitor does to get it. */
  act?(root: ShadowRoot): Promise<void>
  mend(page: Page): void | Promise<void>
  /** What shows that the second try worked. */
  mended: string
}

const breakdowns: Record<string, Breakdown> = {
  'research-sign-in': {
    answer: ({ api }) => api.on('auth', () => login({ given: 'Ada' })),
    act: submitSignIn,
    mend: ({ loader }) => loader.session.signOut(),
    mended: 'Remember Me',
  },
  'research-feed': {
    answer: ({ api }) => api.on('research_documents', () => [{ ...note(1), title: 42 }]),
    mend: ({ api }) => sceneOf('research-feed').answer(api),
    mended: 'Note 1',
  },
  'research-document': {
    answer: ({ api }) => api.on('web_document_by_ref', () => ({ ...note(1), title: { en: 'Note 1' } })),
    mend: ({ api }) => sceneOf('research-document').answer(api),
    mended: 'Note 1',
  },
  'research-lead': {
    answer: ({ api }) => api.on('research_documents', () => [{ ...note(1), summary: { en: 'Note 1' } }]),
    mend: ({ api }) => sceneOf('research-lead').answer(api),
    mended: 'Note 1',
  },
  'research-changes': {
    answer: ({ api }) => api.on('research_changes', () => [{ ...change(1), document: { ...note(1), title: 42 } }]),
    mend: ({ api }) => sceneOf('research-changes').answer(api),
    mended: 'Note 1',
  },
  'research-most-read': {
    answer: ({ api }) => api.on('web_documents/most_popular', () => [{ ...note(1), title: 42 }]),
    mend: ({ api }) => sceneOf('research-most-read').answer(api),
    mended: 'Note 1',
  },
  'research-following': {
    answer: ({ api }) => api.on('current_user/follows', () => [{ ...follow(1), newest: { ...note(1), title: 42 } }]),
    mend: ({ api }) => sceneOf('research-following').answer(api),
    mended: 'Note 1',
  },
  'research-inbox': {
    answer: ({ api }) => answerInbox(api, [item(1, { document: { ...note(1), title: 42 as unknown as string } })]),
    mend: ({ api }) => sceneOf('research-inbox').answer(api),
    mended: 'Note 1',
  },
  'research-account': {
    answer: ({ api }) => {
      const { browser: _, system: __, ...described } = userSession(1)
      answerSessions(api, [{ ...described, device: { en: 'Chrome' } as unknown as string }])
    },
    mend: ({ api }) => sceneOf('research-account').answer(api),
    mended: 'Firefox',
  },
  'research-suggestion': {
    answer: ({ api }) => api.on('suggested_content', () => [{ ...note(1), title: 42 }]),
    mend: ({ api }) => sceneOf('research-suggestion').answer(api),
    mended: 'Note 1',
  },
}

type Sturdy = {
  /** Where the API gives a record that the widget shows, and the record. */
  path: string
  record: object
  /** What a visitor does to get it. */
  act?(root: ShadowRoot): Promise<void>
  /** Matches what is there when it is shown. */
  shown: string
}

/** Widgets that no answer breaks. */
const sturdy: Record<string, Sturdy> = {
  'research-companies': { path: 'companies_with_permissions', record: company('Aurora'), shown: 'tbody th[role]' },
  'research-company-profile': { path: 'tags/2001', record: targeted, shown: 'h1' },
  'research-analyst-profile': { path: 'tags/1001', record: analyst, shown: 'h1' },
  'research-event-cards': { path: 'roadshows/upcoming_by_tag', record: known, shown: 'article' },
  'research-event': { path: byId, record: joined, shown: '.r-event-page' },
  'research-events': { path: 'roadshows/upcoming', record: known, shown: 'tbody th[role]' },
  'research-usage': { path: 'usage', record: used(1), shown: 'tbody th[role]' },
  'research-follow': { path: 'current_user/follows', record: follow(1), shown: '.r-follow button' },
  'research-preferences': { path: calls.list, record: asia, shown: '[data-action=add]' },
  'research-replay': { path: byId, record: autumn, shown: 'h1' },
  'research-landing': {
    path: landingCalls.slots,
    record: { name: 'mission', raw_content: '<p>Ours</p>' },
    shown: 'footer',
  },
  'research-reset-password': {
    path: 'request_password_reset',
    record: { errors: [], status: 200 },
    async act(root) {
      keepHere(root)
      await submit(root, { Username: 'ada@client.example' })
    },
    shown: 'p[role=status]',
  },
  'research-change-password': { path: 'current_user', record: { username: 'ada', contact: {} }, shown: 'form' },
}

const answersOne = /^tags\/|_by_id$|^current_user$/

for (const [tag, { path, record, act, shown }] of Object.entries(sturdy))
  for (const odd of [42, 'words', true, {}, [], [null], { value: 42, name: [] }])
    it(`embedding 12: <${tag}> shows what it can of a record in which everything is ${JSON.stringify(odd)}`, async () => {
      const changed = Object.fromEntries(Object.keys(record).map((key) => [key, odd]))
      const answer = { ...changed, id: 'odd' }
      sceneOf(tag).answer(page.api)
      page.api.on(path, () => (answersOne.test(path) ? { ...answer, category: undefined } : [answer]))
      page.signIn()
      const heard = hear()
      const root = rootOf(await page.mount(sceneOf(tag).html))
      await act?.(root)
      await eventually(() => one(root, shown))
      await settled()
      one(root, shown)
      heard.stop()
      assert.notInclude(
        heard.events.map(({ detail }) => detail?.code),
        'render',
      )
      assert.notMatch(textOf(root), /undefined|NaN|\[object/)
    })

for (const { spec } of widgets.filter(({ spec: { tag } }) => !(tag in sturdy || sceneOf(tag).isEmpty)))
  it(`embedding 12: <${spec.tag}> keeps a breakdown inside, tells of it as "render", and can try again`, async () => {
    const scene = sceneOf(spec.tag)
    const breakdown = breakdowns[spec.tag]
    if (!breakdown) throw new Error('nothing breaks it')
    const other = spec.tag === 'research-sign-in' ? 'research-feed' : 'research-sign-in'
    const neighbour = await page.mount(`<${other}></${other}>`)
    const heard = hear()
    if (scene.signedIn) page.signIn()
    scene.answer(page.api)
    breakdown.answer(page)
    const element = await page.mount(scene.html)
    const root = rootOf(element)
    await breakdown.act?.(root)

    const words = 'This part of the page could not be shown.'
    await eventually(() => assert.include(textOf(one(root, '[role=alert]')), words))
    const errors = await eventually(() => {
      const found = heard.events.filter(({ type, target }) => type === 'research-error' && target === element)
      assert.lengthOf(found, 1)
      return found
    })
    heard.stop()
    assert.strictEqual(errors[0]?.detail.code, 'render')
    assert.isNotEmpty(errors[0]?.detail.message)
    assert.isNotEmpty(page.takeComplaints(), 'the console says what broke')
    assert.notInclude(textOf(rootOf(neighbour)), words)
    assert.strictEqual(rootOf(neighbour).childElementCount, 1)

    await breakdown.mend(page)
    button(root, 'Try again').click()
    await eventually(() => assert.include(textOf(root), breakdown.mended))
  })
