import type { Factors } from '#contract/factor.ts'
import { codedRefusal, type FakeApi, refusal } from './fake-api.ts'

export const factorCalls = {
  list: 'current_user/factors',
  start: 'current_user/factors/totp/start',
  confirm: 'current_user/factors/totp/confirm',
  remove: 'current_user/factors/totp/remove',
  renew: 'current_user/factors/recovery_codes/renew',
  reauthenticate: 'current_user/reauthenticate',
} as const

export const PASSWORD = 'correct horse'
export const CODE = '123456'

export const noFactor: Factors = { totp: null, recovery_codes_left: 0, confirmed_until: null }

export const withApp = (left = 8): Factors => ({
  totp: {
    added_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
    last_used_at: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  },
  recovery_codes_left: left,
  confirmed_until: null,
})

export const recoveryCodes = Array.from({ length: 10 }, (_, n) => `${n}k2m-9qxe-04tz-hw6${n}`)

const setup = {
  secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Halden%20Research:ada%40client.example?issuer=Halden%20Research&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
}

/** An API that keeps an authenticator app. It asks for the password before the first change unless that is `confirmed`. */
export function answerFactors(api: FakeApi, start: Factors = noFactor, { confirmed = true } = {}) {
  let kept = start
  let isConfirmed = confirmed
  const guarded = (change: () => unknown) => () =>
    isConfirmed ? change() : codedRefusal('confirmation_required', 'Enter your password again.')
  api.on(factorCalls.list, () => kept)
  api.on(
    factorCalls.start,
    guarded(() => setup),
  )
  api.on(factorCalls.confirm, ({ body }) => {
    if ((body as { code: string }).code !== CODE) return refusal(422, 'The code is incorrect.')
    kept = withApp(10)
    return { recovery_codes: recoveryCodes }
  })
  api.on(
    factorCalls.renew,
    guarded(() => {
      kept = withApp(10)
      return { recovery_codes: recoveryCodes }
    }),
  )
  api.on(
    factorCalls.remove,
    guarded(() => {
      kept = noFactor
      return undefined
    }),
  )
  api.on(factorCalls.reauthenticate, ({ body }) => {
    const { password, code, passkey } = body as { password?: string; code?: string; passkey?: object }
    isConfirmed = password === PASSWORD || code === CODE || passkey !== undefined
    return isConfirmed ? undefined : refusal(422, 'The password is incorrect.')
  })
}
