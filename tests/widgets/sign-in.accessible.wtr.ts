import { assert } from 'chai'
import { submitSignIn } from './support/acts.ts'
import { assertAccessible } from './support/axe.ts'
import { button, one, rootOf, textOf } from './support/dom.ts'
import { refusal } from './support/fake-api.ts'
import { type Page, testPage } from './support/page.ts'
import { login } from './support/session.ts'
import { deferred, eventually } from './support/wait.ts'

const page = testPage()

/** How each state comes about, until it is there. */
const states: Record<string, (page: Page, root: ShadowRoot) => Promise<unknown>> = {
  idle: async () => {},
  'without credentials': async (_, root) => {
    button(root, 'Sign In').click()
    await eventually(() => one(root, '[role=alert]'))
  },
  submitting: async ({ api }, root) => {
    api.on('auth', () => deferred().promise)
    await submitSignIn(root)
    await eventually(() => assert.strictEqual(button(root, 'Sign In').ariaBusy, 'true'))
  },
  'wrong credentials': async ({ api }, root) => {
    api.on('auth', () => refusal(403))
    await submitSignIn(root)
    await eventually(() => one(root, '[role=alert]'))
  },
  offline: async ({ api }, root) => {
    api.on('auth', () => Promise.reject(new TypeError('Failed to fetch')))
    await submitSignIn(root)
    await eventually(() => one(root, '[role=alert]'))
  },
  'password shown': async (_, root) => button(root, 'Show password').click(),
  'signed in': async ({ api }, root) => {
    api.on('auth', () => login())
    await submitSignIn(root)
    await eventually(() => assert.include(textOf(root), 'Signed in as'))
  },
}

for (const [state, reach] of Object.entries(states))
  it(`embedding 14: axe finds nothing, ${state}, light and dark, at 320 px`, async () => {
    const element = await page.mount('<research-sign-in></research-sign-in>')
    const root = rootOf(element)
    await eventually(() => one(root, 'form'))
    await reach(page, root)
    await assertAccessible(element)
  })
