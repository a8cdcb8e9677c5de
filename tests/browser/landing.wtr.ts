import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { deferred } from '../support/deferred.ts'
import { submitSignIn } from './support/acts.ts'
import { all, button, link, one, rootOf, textOf } from './support/dom.ts'
import { follows, hear } from './support/events.ts'
import { refusal } from './support/fake-api.ts'
import { answerLanding, calls, openDialog, proseIn, section, signInOf, slots, written } from './support/landing.ts'
import { testPage } from './support/page.ts'
import { none, same } from './support/same.ts'
import { login } from './support/session.ts'
import { eventually, settled } from './support/wait.ts'

const page = testPage()
const address = location.href
afterEach(() => {
  history.replaceState(null, '', address)
  page.loader.configure({ pricingPdfUrl: '' })
})

const anchors = ['our_services', 'our_mission', 'our_partners', 'our_offices']

async function mounted(attributes = ''): Promise<ShadowRoot> {
  // Room to scroll, so that every section can stand at the top.
  page.stage.style.paddingBlockEnd = '3000px'
  return rootOf(await page.mount(`<research-landing ${attributes}></research-landing>`))
}

async function ready(attributes = ''): Promise<ShadowRoot> {
  if (!page.api.knows(calls.slots)) answerLanding(page.api)
  const root = await mounted(attributes)
  await eventually(() => proseIn(root))
  return root
}

const entries = (root: ShadowRoot) => all<HTMLAnchorElement>(root, 'nav a')

/** Fails until a section stands below the bar, with the focus. */
function assertAt(root: ShadowRoot, id: string) {
  const { top } = section(root, id).getBoundingClientRect()
  assert.isAtLeast(top, 0)
  assert.isAtMost(top, 120)
  same(root.activeElement, section(root, id))
}

it('R053 R058 visitors find the headline and, beside it, a form that signs them in here', async () => {
  page.api.on('auth', () => login())
  const root = await ready()
  assert.deepEqual(all(root, 'h1').map(textOf), ['Research, analytics and intelligence for financial services'])
  await submitSignIn(signInOf(root))
  await eventually(() => assert.include(textOf(signInOf(root)), 'Signed in as Ada Client'))
})

it('what the host gives as action stands right below the lines under the headline, whatever the figure takes', async () => {
  answerLanding(page.api)
  const given = '<a slot="action" href="/start">Start</a><p slot="figure" style="block-size: 600px">A chart</p>'
  const root = rootOf(
    await page.mount(`<research-landing hide-sign-in style="inline-size: 1400px">${given}</research-landing>`),
  )
  await eventually(() => proseIn(root))
  const lead = one(root, '.r-landing__lead').getBoundingClientRect()
  const action = one(page.stage, 'a').getBoundingClientRect()
  assert.isAtLeast(action.top, lead.bottom)
  assert.isBelow(action.top, lead.bottom + 40)
})

it('what the host gives as proof stands between the headline and the sections', async () => {
  answerLanding(page.api)
  const root = rootOf(await page.mount('<research-landing><p slot="proof">Five calls</p></research-landing>'))
  await eventually(() => proseIn(root))
  const proof = one(page.stage, 'p').getBoundingClientRect()
  assert.isAbove(proof.top, one(root, 'h1').getBoundingClientRect().bottom)
  assert.isBelow(proof.bottom, section(root, 'our_services').getBoundingClientRect().top)
})

for (const [width, isBeside] of [
  [1400, true],
  [600, false],
] as const)
  it(`what the host gives as figure stands beside the headline, or below the form where it has no room (${width} px)`, async () => {
    answerLanding(page.api)
    const figure = '<p slot="figure">A chart</p>'
    const root = rootOf(
      await page.mount(`<research-landing style="inline-size: ${width}px">${figure}</research-landing>`),
    )
    await eventually(() => proseIn(root))
    const [head, shown, form] = [one(root, 'h1'), one(page.stage, 'p'), one(root, 'aside')].map((each) =>
      each.getBoundingClientRect(),
    )
    if (!head || !shown || !form) throw new Error('nothing to compare')
    assert.strictEqual(shown.left > head.left && shown.right <= form.left, isBeside)
    assert.strictEqual(shown.top >= form.bottom, !isBeside)
  })

it('R054 embedding 8: hide-sign-in leaves the form out, and may come and go', async () => {
  const root = await ready('hide-sign-in')
  none(root, 'research-sign-in')
  root.host.removeAttribute('hide-sign-in')
  await eventually(() => one(signInOf(root), 'form'))
})

it('R055 R056 C36 the navigation names the sections in their order, and each is there', async () => {
  const root = await ready()
  assert.deepEqual(entries(root).map(textOf), ['Service', 'Mission', 'People', 'Contact'])
  assert.deepEqual(
    entries(root).map((entry) => entry.getAttribute('href')),
    anchors.map((id) => `#${id}`),
  )
  assert.deepEqual(
    all(root, 'section').map(({ id }) => id),
    anchors,
  )
})

it('R055 embedding 26: an entry leads to its section within the shadow root, and the host’s address stays', async () => {
  const root = await ready()
  const before = history.length
  for (const [name, id] of [
    ['People', 'our_partners'],
    ['Mission', 'our_mission'],
  ] as const) {
    link(root, name).click()
    await eventually(() => assertAt(root, id))
  }
  assert.deepEqual([location.href, history.length], [address, before])
})

it('R055 where the address is its own, a section is a step of the history that Back takes back', async () => {
  const root = await ready('url-state="page"')
  link(root, 'People').click()
  await eventually(() => assertAt(root, 'our_partners'))
  assert.strictEqual(location.hash, '#our_partners')
  link(root, 'Mission').click()
  await eventually(() => assertAt(root, 'our_mission'))
  history.back()
  await eventually(() => assert.strictEqual(location.hash, '#our_partners'))
  await eventually(() => assertAt(root, 'our_partners'))
  history.back()
  await eventually(() => assert.strictEqual(location.hash, ''))
})

it('R055 a hash in the address is followed at the start, and when it changes', async () => {
  history.replaceState(null, '', '#our_offices')
  const root = await ready()
  await eventually(() => assertAt(root, 'our_offices'))
  location.hash = '#our_services'
  await eventually(() => assertAt(root, 'our_services'))
  location.hash = '#nowhere"]'
  await settled()
  assertAt(root, 'our_services')
})

it('R055 R064 links in the texts lead to sections and popups, and never change the address', async () => {
  const root = await ready()
  link(proseIn(section(root, 'our_partners')), 'Visit them').click()
  await eventually(() => assertAt(root, 'our_offices'))
  link(proseIn(section(root, 'our_services')), 'How we rate').click()
  assert.strictEqual(textOf(one(await eventually(() => openDialog(root)), 'h2')), 'Ratings')
  assert.strictEqual(location.href, address)
})

it('R057 embedding 6: Product is the pricing PDF, in a tab that learns nothing of this page', async () => {
  page.loader.configure({ pricingPdfUrl: '/api/files/pricing.pdf' })
  const root = await ready()
  assert.deepEqual(entries(root).map(textOf), ['Service', 'Mission', 'People', 'Product', 'Contact'])
  const { href, target, relList } = link(root, 'Product') as HTMLAnchorElement
  assert.deepEqual([href, target], [new URL('/api/files/pricing.pdf', location.href).href, '_blank'])
  assert.sameMembers([...relList], ['noopener', 'noreferrer'])
})

for (const url of ['javascript:window.attacked = 1', 'data:text/html,x', 'https://user:secret@example.org/x.pdf'])
  it(`R057 embedding 6: with ${url} as its address there is no Product`, async () => {
    page.loader.configure({ pricingPdfUrl: url })
    const root = await ready()
    assert.notInclude(entries(root).map(textOf), 'Product')
    page.takeComplaints()
  })

it('R060 R061 embedding 3: texts and footer are asked for once each, without the session of who reads', async () => {
  page.signIn()
  const root = await ready()
  await eventually(() => assert.include(textOf(proseIn(one(root, 'footer'))), 'Halden Research LLP'))
  await settled()
  const asked = page.api.calls.filter(({ path }) => Object.values<string>(calls).includes(path))
  assert.sameMembers(
    asked.map(({ method, path }) => `${method} ${path}`),
    Object.values(calls).map((path) => `GET ${path}`),
  )
  for (const { headers } of asked) assert.isFalse(headers.has('authorization'))
})

it('R059 C36 every slot stands in its section, under its own heading', async () => {
  const root = await ready()
  const titles = anchors.map((id) => all(section(root, id), 'h2, .r-landing__further h3').map(textOf))
  assert.deepEqual(titles, [['What we do'], ['Our mission', 'What we stand for'], ['Our people'], ['Our offices']])
  for (const words of ['Research.', 'Answers that can be checked.', 'Patience', 'Thirty-one partners.', 'Map'])
    assert.include(written(root), words)
})

it('R063 a slot that is missing leaves nothing behind, neither section nor entry', async () => {
  const { partners: _, network_popups, ...content } = slots
  answerLanding(page.api, { content })
  const root = await ready()
  assert.deepEqual(entries(root).map(textOf), ['Service', 'Mission', 'Contact'])
  none(root, '#our_partners')
})

it('R063 R113 embedding 12: without its texts the page says nothing of it, tells the host, and works', async () => {
  page.api.on(calls.slots, () => refusal(500, 'Out of <b>order</b>'))
  page.api.on(calls.footer, () => refusal(500))
  const heard = hear()
  const root = await mounted()
  await eventually(() => none(root, '[aria-busy=true]'))
  await eventually(() => assert.lengthOf(heard.events, 2))
  heard.stop()
  for (const { type, detail } of heard.events) assert.deepEqual([type, detail.code], ['research-error', 'server'])
  none(root, '[role=alert], footer, nav a, section')
  await eventually(() => one(signInOf(root), 'form'))
})

it('R063 embedding 12: what could not be had is asked for again when the connection is back', async () => {
  page.api.on(calls.slots, () => Promise.reject(new TypeError('Failed to fetch')))
  const root = await mounted('hide-sign-in')
  await eventually(() => none(root, '[aria-busy=true]'))
  answerLanding(page.api)
  window.dispatchEvent(new Event('online'))
  await eventually(() => assert.include(written(root), 'Answers that can be checked.'))
})

it('R055 embedding 13: while the texts are on their way the navigation and the sections have their places', async () => {
  const answer = deferred<unknown>()
  answerLanding(page.api)
  page.api.on(calls.slots, () => answer.promise)
  const root = await mounted('hide-sign-in')
  const busy = await eventually(() => one(root, '[aria-busy=true]'))
  assert.deepEqual(
    all(busy, 'section').map(({ id }) => id),
    anchors,
  )
  assert.lengthOf(entries(root), 4)
  link(root, 'Mission').click()
  await eventually(() => assertAt(root, 'our_mission'))
  answer.resolve(Object.entries(slots).map(([name, raw_content]) => ({ name, raw_content })))
  await eventually(() => proseIn(section(root, 'our_mission')))
  await eventually(() => assertAt(root, 'our_mission'))
})

it('R055 an entry that is clicked in the moment it appears still leads to its section when the texts come', async () => {
  const answer = deferred<unknown>()
  answerLanding(page.api)
  page.api.on(calls.slots, () => answer.promise)
  const root = await mounted('hide-sign-in')
  // The callback of an observer comes before the effects of the first rendering.
  await new Promise<void>((resolve) => {
    new MutationObserver(() => resolve()).observe(root, { childList: true })
  })
  link(root, 'Mission').click()
  await settled()
  answer.resolve(Object.entries(slots).map(([name, raw_content]) => ({ name, raw_content })))
  await eventually(() => proseIn(section(root, 'our_mission')))
  await eventually(() => assertAt(root, 'our_mission'))
})

it('R055 a section that a page growing above it would push away is shown again when its texts come', async () => {
  const answer = deferred<unknown>()
  answerLanding(page.api)
  page.api.on(calls.slots, () => answer.promise)
  const root = await mounted('hide-sign-in')
  await eventually(() => one(root, '[aria-busy=true]'))
  link(root, 'Mission').click()
  // Before the first scroll event comes; the browser then scrolls by as much, with an event of its own.
  page.stage.insertAdjacentHTML('afterbegin', '<div style="block-size: 200px"></div>')
  await settled()
  answer.resolve(Object.entries(slots).map(([name, raw_content]) => ({ name, raw_content })))
  await eventually(() => proseIn(section(root, 'our_mission')))
  await eventually(() => assertAt(root, 'our_mission'))
})

it('R053 embedding 16: links of the form inside ask the host, as events of the landing page', async () => {
  const root = await ready()
  const way = await eventually(() => link(signInOf(root), 'Reset your password'))
  assert.isTrue(follows(way))
  const targets: unknown[] = []
  root.host.addEventListener('research-navigate', (event) => {
    event.preventDefault()
    targets.push(event.target)
  })
  assert.isFalse(follows(way))
  assert.strictEqual(targets.length, 1)
})

it('R056 an entry that is opened in a tab of its own is left to the browser', async () => {
  const root = await ready()
  const clicked = new MouseEvent('click', { ctrlKey: true, bubbles: true, composed: true, cancelable: true })
  let prevented = true
  window.addEventListener(
    'click',
    (event) => {
      prevented = event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  link(root, 'People').dispatchEvent(clicked)
  assert.isFalse(prevented)
})

it('R064 every popup is a button in its section, by its title', async () => {
  const root = await ready()
  const names = anchors.map((id) => all(section(root, id), 'button').map(textOf))
  assert.deepEqual(names, [['Ratings'], [], ['Alumni'], ['Client Services', 'London']])
  assert.strictEqual(button(root, 'Ratings').ariaHasPopup, 'dialog')
})

it('embedding 14: a table that is wider than its room can be scrolled by keyboard, and any other is no stop', async () => {
  const table = (word: string) => `<table><tbody><tr>${`<td>${word}</td>`.repeat(3)}</tr></tbody></table>`
  answerLanding(page.api, { content: { mission: table('Nordostniedersachsen'.repeat(6)), partners: table('Us') } })
  const root = await ready()
  const wide = await eventually(() => one(proseIn(section(root, 'our_mission')), 'table[tabindex="0"]'))
  none(proseIn(section(root, 'our_partners')), '[tabindex]')
  wide.focus()
  await sendKeys({ press: 'ArrowRight' })
  await eventually(() => assert.isAbove(wide.scrollLeft, 0))
})
