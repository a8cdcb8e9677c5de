// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { reauthenticate } from '#api/factors.ts'
import { addPasskey } from '#api/passkeys.ts'
import { $factorDue } from '#session/due.ts'
import { $session } from '#session/session.store.ts'
import { getSessionId } from '#session/session.ts'
import { updateCurrentUser } from '#session/update.ts'
import { ada } from '../../support/people.ts'

const passkey = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} } as never

beforeEach(() => {
  updateCurrentUser(ada)
  $factorDue.set(getSessionId($session.get()) ?? '')
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(null, { status: 204 })),
  )
})

test('a passkey that was added is the second factor that a firm requires', async () => {
  await addPasskey({ name: 'Work laptop', credential: passkey })
  expect($factorDue.get()).toBe('')
})

test('so is one that was shown, but not a password that was entered', async () => {
  await reauthenticate({ password: 'secret' })
  expect($factorDue.get()).not.toBe('')
  await reauthenticate({ passkey })
  expect($factorDue.get()).toBe('')
})

const tokenWith = (claims: object) => `e30.${btoa(JSON.stringify(claims))}.x`
const renewals = () =>
  vi.mocked(fetch).mock.calls.filter(([call]) => String((call as Request).url ?? call).includes('refresh'))

test('a token that says that a factor is due is renewed once one was added, and no other is', async () => {
  await addPasskey({ name: 'Work laptop', credential: passkey })
  updateCurrentUser({ ...ada, accessToken: tokenWith({ sub: '1', due: 'factor' }) })
  expect(renewals()).toHaveLength(0)
  await addPasskey({ name: 'Work laptop', credential: passkey })
  await vi.waitFor(() => expect(renewals()).toHaveLength(1))
})
