import { assert } from 'chai'
import { widgets } from '../../../widgets/specs/all.ts'
import { documented, hostUnder, strict, violationsOn } from '../support/csp.ts'
import { closeFrames, type Frame } from '../support/frame.ts'
import { forgetSession } from '../support/session.ts'
import { statesOf } from '../support/states-of.ts'
import { stateIn } from '../support/through-states.ts'

afterEach(forgetSession)

const directives = (policy: string) => policy.split(';').map((directive) => directive.trim().split(/\s+/))

it('embedding 2: what the README asks of a policy is no more than the strict one gives', async () => {
  const { policy } = await documented()
  const given = new Map(directives(strict).map(([name = '', ...sources]) => [name, sources]))
  for (const [name = '', ...sources] of directives(policy)) assert.includeMembers(given.get(name) ?? [], sources, name)
})

for (const { spec } of widgets)
  describe(`<${spec.tag}>`, () => {
    let frame: Frame
    before(async () => {
      const { policy, trustedTypes, media, frames } = await documented()
      const whole = ["default-src 'none'", policy, media, frames, "require-trusted-types-for 'script'", trustedTypes]
      frame = await hostUnder(whole.join('; '))
    })
    after(closeFrames)

    for (const state of statesOf(spec.tag))
      it(`embedding 2: under the README’s policy and Trusted Types it breaks neither ${state.state}`, async () => {
        const root = await stateIn(frame, state)
        assert.isNotNull(root.firstElementChild)
        assert.deepEqual(await violationsOn(frame), [])
        assert.deepEqual(frame.complaints, [])
      })
  })
