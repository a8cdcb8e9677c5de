import type { Passkey, PasskeyRequest, PasskeySetup } from '#contract/passkey.ts'
import { PASSWORD } from './factors.ts'
import { codedRefusal, type FakeApi, refusal } from './fake-api.ts'

export const passkeyCalls = {
  list: 'current_user/passkeys',
  add: 'current_user/passkeys',
  start: 'current_user/passkeys/start',
  rename: 'current_user/passkeys/rename',
  remove: 'current_user/passkeys/remove',
  confirmStart: 'current_user/reauthenticate/start',
  reauthenticate: 'current_user/reauthenticate',
  signInStart: 'auth/passkey/start',
  signIn: 'auth/passkey',
} as const

const DAY = 86_400_000

export const passkey = (n: number, more: Partial<Passkey> = {}): Passkey => ({
  id: `p${n}`,
  name: ['Work laptop', 'Phone', 'Security key'][n - 1] ?? `Passkey ${n}`,
  added_at: new Date(Date.now() - n * 3 * DAY).toISOString(),
  last_used_at: n === 1 ? new Date(Date.now() - 2 * 3_600_000).toISOString() : null,
  synced: n !== 3,
  ...more,
})

const creation: PasskeySetup['options'] = {
  rp: { id: 'localhost', name: 'Halden Research' },
  user: { id: 'aGFuZGxl', name: 'ada@client.example', displayName: 'Ada' },
  challenge: 'Y3JlYXRl',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 600_000,
  excludeCredentials: [{ type: 'public-key', id: 'a25vd24', transports: ['internal'] }],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
}

export const requestOptions = (rpId = 'localhost'): PasskeyRequest['options'] => ({
  challenge: 'dXNl',
  timeout: 600_000,
  rpId,
  allowCredentials: [],
  userVerification: 'required',
})

type Options = { confirmed?: boolean; domain?: string }

/** An API that keeps passkeys. It asks for the password before the first change unless that is `confirmed`. */
export function answerPasskeys(
  api: FakeApi,
  start: readonly Passkey[] = [],
  { confirmed = true, domain = 'localhost' }: Options = {},
) {
  let kept = [...start]
  let isConfirmed = confirmed
  const guard = (change: () => unknown) =>
    isConfirmed ? change() : codedRefusal('confirmation_required', 'Enter your password again.')
  api.on(passkeyCalls.list, ({ method, body }) => {
    if (method === 'GET') return { passkeys: kept, rp_id: domain }
    const { name } = body as { name: string }
    return guard(() => {
      const added = passkey(kept.length + 1, { name, added_at: new Date().toISOString(), last_used_at: null })
      kept = [...kept, added]
      return added
    })
  })
  api.on(passkeyCalls.start, () => guard(() => ({ options: creation, browser: 'Chrome', system: 'Windows' })))
  api.on(passkeyCalls.rename, ({ body }) =>
    guard(() => {
      const { id, name } = body as { id: string; name: string }
      kept = kept.map((one) => (one.id === id ? { ...one, name } : one))
      return kept.find((one) => one.id === id)
    }),
  )
  api.on(passkeyCalls.remove, ({ body }) =>
    guard(() => {
      kept = kept.filter(({ id }) => id !== (body as { id: string }).id)
      return undefined
    }),
  )
  api.on(passkeyCalls.confirmStart, () => ({ options: requestOptions() }))
  api.on(passkeyCalls.reauthenticate, ({ body }) => {
    const { password, passkey: used } = body as { password?: string; passkey?: object }
    isConfirmed = password === PASSWORD || used !== undefined
    return isConfirmed ? undefined : refusal(422, 'The password is incorrect.')
  })
}

const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** What the browser gives for a passkey. */
const credential = () => ({
  id: 'Y3JlZA',
  rawId: bytes('cred'),
  type: 'public-key',
  response: {
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('made'),
    getTransports: () => ['internal'],
    authenticatorData: bytes('data'),
    signature: bytes('signed?'),
    userHandle: bytes('handle'),
  },
})

type Ask = (options: CredentialCreationOptions & CredentialRequestOptions) => unknown

/** Puts answers in the place of the browser's dialogs; one that is left out never comes. Gives what undoes it. */
export function fakeBrowser({ create, get }: { create?: Ask; get?: Ask }): () => void {
  const own = { create: navigator.credentials.create, get: navigator.credentials.get }
  const ask = (answer: Ask | undefined) => (options: CredentialCreationOptions & CredentialRequestOptions) =>
    new Promise<never>((resolve, reject) => {
      options.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      if (!answer) return
      const answered = Promise.resolve(options).then(answer)
      resolve(answered.then((given) => (given ?? credential()) as never))
    })
  Object.assign(navigator.credentials, { create: ask(create), get: ask(get) })
  return () => Object.assign(navigator.credentials, own)
}

/** Only the dialog of a press is answered, not the offer in the list of a field. */
export const onPress =
  (answer: () => unknown): Ask =>
  ({ mediation }) =>
    mediation === 'conditional' ? new Promise(() => {}) : answer()

export const cancelled = () => {
  throw new DOMException('The user does not want it.', 'NotAllowedError')
}
