import { assert } from 'chai'
import { widgets } from '#widgets/all-specs.ts'
import { submitSignIn } from '../support/acts.ts'
import { deepAll, deepText } from '../support/deep.ts'
import { rootOf } from '../support/dom.ts'
import { hear } from '../support/events.ts'
import { failures } from '../support/failures.ts'
import { testPage } from '../support/page.ts'
import { keepHere, submit, submitChange } from '../support/passwords.ts'
import { deepNone } from '../support/same.ts'
import { sceneOf } from '../support/scenes.ts'
import { login } from '../support/session.ts'
import { eventually, settled } from '../support/wait.ts'

const page = testPage()

/** What a visitor does before anything can fail. */
const acts: Readonly<Record<string, (root: ShadowRoot) => Promise<void>>> = {
  'research-sign-in': submitSignIn,
  'research-reset-password': (root) => submit(root, { Username: 'ada@client.example' }),
  'research-change-password': (root) => submitChange(root),
}

/** Where an empty answer is a good one: what was sent has arrived, and a page without texts is still a page. */
const content = ['research-reset-password', 'research-change-password', 'research-landing']

/** Sections that hide if the API lacks their call. */
const sections = ['lead', 'changes', 'most-read', 'follow', 'following', 'inbox', 'account', 'usage'].map(
  (name) => `research-${name}`,
)

const { timeout } = AbortSignal
afterEach(() => {
  AbortSignal.timeout = timeout
})

const neighbourOf = (tag: string) => (tag === 'research-sign-in' ? 'research-reset-password' : 'research-sign-in')

// One that asks for nothing has nothing to fail.
for (const { spec } of widgets.filter(({ spec }) => !sceneOf(spec.tag).isEmpty))
  describe(`<${spec.tag}>`, () => {
    const scene = sceneOf(spec.tag)
    const act = acts[spec.tag]

    for (const [failure, { answer, codes }] of Object.entries(failures)) {
      if (failure === 'nothing at all' && content.includes(spec.tag)) continue
      // An API without the call has no such section (ADR 0085); `changes.wtr.ts` tests that it hides.
      if (failure === 'status 404' && sections.includes(spec.tag)) continue
      it(`embedding 12: ${failure}: it says so in words, tells a stable code, and works when it is tried again`, async () => {
        if (scene.signedIn) page.signIn()
        const neighbour = rootOf(await page.mount(`<${neighbourOf(spec.tag)}></${neighbourOf(spec.tag)}>`))
        await eventually(() => assert.isAbove(neighbour.childElementCount, 0))
        const before = neighbour.innerHTML
        const heard = hear()
        // 30 seconds are long here.
        if (failure === 'no answer in time') AbortSignal.timeout = () => timeout.call(AbortSignal, 100)
        page.api.always(answer)
        const element = await page.mount(scene.html)
        const root = rootOf(element)
        keepHere(root)
        await act?.(root)

        const told = await eventually(() => {
          const [error] = heard.events.filter(({ type }) => type === 'research-error')
          if (!error) throw new Error(`nothing was told; shown: ${deepText(root)}`)
          return error
        })
        assert.include(codes, told.detail.code)
        assert.isNotEmpty(told.detail.message)
        await eventually(() => assert.isNotEmpty(deepText(root).trim()))
        // An element that makes several calls tells the first failure before the others have ended.
        await eventually(() => deepNone(root, '[aria-busy=true] .r-skeleton'))
        assert.notMatch(deepText(root), /undefined|NaN|\[object|TypeError|SyntaxError|JSON/)
        assert.strictEqual(neighbour.innerHTML, before, 'the neighbour is as it was')
        heard.stop()

        AbortSignal.timeout = timeout
        page.api.reset()
        scene.answer(page.api)
        page.api.on('auth', () => login())
        // Each part that has failed has one.
        const retries = deepAll<HTMLButtonElement>(root, 'button').filter((each) => each.textContent === 'Try again')
        if (retries.length > 0) {
          for (const retry of retries) retry.click()
          await eventually(() => scene.ready(root))
        } else if (act) {
          await act(root)
          await eventually(() => deepNone(root, '[role=alert]'))
        } else if (spec.tag === 'research-landing') {
          // A front page goes on without its texts, and asks again as soon as there is a connection.
          window.dispatchEvent(new Event('online'))
          await eventually(() => scene.ready(root))
        } else assert.include(['status 403', 'status 404'], failure, `there is no way on: ${deepText(root)}`)
        await settled()
        page.takeComplaints()
      })
    }
  })
