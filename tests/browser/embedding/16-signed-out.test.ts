import { assert } from 'chai'
import { all, one, rootOf } from '../support/dom.ts'
import { hear } from '../support/events.ts'
import { refusal } from '../support/fake-api.ts'
import { closeFrames, openFrame } from '../support/frame.ts'
import { classicPath } from '../support/loader.ts'
import { testPage } from '../support/page.ts'
import { sceneOf } from '../support/scenes.ts'
import { forgetSession, storeSession } from '../support/session.ts'
import { eventually, settled } from '../support/wait.ts'

const page = testPage()
let heard = hear()
beforeEach(() => {
  heard = hear()
})
afterEach(() => {
  heard.stop()
  closeFrames()
})

/** Which element told the end of the session, and why. */
const ends = () =>
  heard.events
    .filter(({ type }) => type === 'research-signed-out')
    .map(({ target, detail }) => [(target as Element).localName, detail.reason])

async function mounted(tag: string) {
  sceneOf(tag).answer(page.api)
  const element = await page.mount(sceneOf(tag).html)
  await eventually(() => sceneOf(tag).ready(rootOf(element)))
  return element
}

it('embedding 16: every element tells once that its user has signed out', async () => {
  page.signIn()
  await mounted('research-feed')
  await mounted('research-events')
  await page.loader.session.signOut()
  assert.deepEqual(ends(), [
    ['research-feed', 'user'],
    ['research-events', 'user'],
  ])
})

it('embedding 16: an element speaks for those inside of it', async () => {
  page.signIn()
  const profile = await mounted('research-analyst-profile')
  await eventually(() => assert.isNotEmpty(all(rootOf(profile), 'research-feed')))
  page.signOut()
  await settled()
  assert.deepEqual(ends(), [['research-analyst-profile', 'elsewhere']])
})

it('R111 embedding 16: a session that is renewed no more has expired', async () => {
  page.signIn()
  page.api.on('research_documents', () => refusal(401))
  page.api.on('refresh_auth_token', () => refusal(401))
  await page.mount('<research-feed></research-feed>')
  await eventually(() => assert.deepEqual(ends(), [['research-feed', 'expired']]))
})

it('embedding 16: somebody else who signs in elsewhere ends the session of the one before', async () => {
  page.signIn('Ada Client', 1)
  await mounted('research-feed')
  page.signIn('Grace Client', 2)
  await eventually(() => assert.deepEqual(ends(), [['research-feed', 'elsewhere']]))
})

it('embedding 10: an element that was moved tells it once, one that has gone does not', async () => {
  page.signIn()
  const moved = await mounted('research-feed')
  const gone = await mounted('research-events')
  const target = document.createElement('div')
  page.stage.append(target)
  moved.remove()
  target.append(moved)
  gone.remove()
  await settled()
  page.signOut()
  await settled()
  assert.deepEqual(ends(), [['research-feed', 'elsewhere']])
})

it('embedding 16: nothing is told to a page where nobody was signed in, and nothing of a sign-in', async () => {
  await page.mount('<research-feed></research-feed>')
  await settled()
  await page.loader.session.signOut()
  page.signIn()
  await settled()
  assert.deepEqual(ends(), [])
})

it('embedding 7: two copies of the bundle tell it once', async () => {
  storeSession()
  const frame = await openFrame({ body: '<research-sign-in></research-sign-in>' })
  const told: unknown[] = []
  frame.document.addEventListener('research-signed-out', ({ detail }) => told.push(detail))
  await (await frame.loadLoader()).allDefined()
  await frame.runScript(classicPath, 'text/javascript')
  await eventually(() => one(rootOf(one(frame.document, 'research-sign-in')), 'button'))
  forgetSession()
  frame.window.dispatchEvent(new frame.window.Event('focus'))
  await eventually(() => assert.deepEqual(told, [{ reason: 'elsewhere' }]))
})
