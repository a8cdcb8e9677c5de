import type { Factors, RecoveryCodes, TotpSetup } from '#contract/factor.ts'
import type { Passkey, Passkeys } from '#contract/passkey.ts'
import type { SessionsEnded, UserSessions } from '#contract/user-session.ts'
import type { World } from './memory.ts'
import { type Handler, notFound, Refusal, readField } from './request.ts'

/** A secret of nobody. */
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const setup: TotpSetup = {
  secret: SECRET,
  uri: `otpauth://totp/Sample:sample?secret=${SECRET}&issuer=Sample&algorithm=SHA1&digits=6&period=30`,
}

const NO_PASSKEY = 'A sample makes no passkeys.'

const CODES = 10
const MINUTES = 60_000

/** Four groups of four digits and small letters. */
function toRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const letters = [...bytes].map((byte) => (byte % 32).toString(32)).join('')
  return letters.match(/.{4}/g)?.join('-') ?? letters
}

/** The sessions of the sample user, two passkeys, and the second factor, which is off at first. */
export function securityCalls({ memory }: World): Record<string, Handler> {
  const endSessions = (isEnded: (id: string) => boolean): SessionsEnded => {
    const kept = memory.sessions.filter(({ id, current }) => current || !isEnded(id))
    const ended = memory.sessions.length - kept.length
    memory.sessions = kept
    return { ended }
  }
  const makeCodes = (): RecoveryCodes => {
    memory.recoveryCodesLeft = CODES
    return { recovery_codes: Array.from({ length: CODES }, toRecoveryCode) }
  }
  const findPasskey = (body: unknown): Passkey => {
    const found = memory.passkeys.find(({ id }) => id === readField(body, 'id'))
    if (!found) throw notFound()
    return found
  }
  return {
    'current_user/passkeys': ({ body }): Passkeys => {
      if (body !== undefined) throw new Refusal(422, NO_PASSKEY)
      // The domain of the preview, so that the buttons are shown.
      return { passkeys: [...memory.passkeys], rp_id: globalThis.location?.hostname ?? 'localhost' }
    },
    'current_user/passkeys/start': () => {
      throw new Refusal(422, NO_PASSKEY)
    },
    'current_user/passkeys/rename': ({ body }): Passkey => {
      const renamed = { ...findPasskey(body), name: String(readField(body, 'name')) }
      memory.passkeys = memory.passkeys.map((one) => (one.id === renamed.id ? renamed : one))
      return renamed
    },
    'current_user/passkeys/remove': ({ body }) => {
      const { id } = findPasskey(body)
      memory.passkeys = memory.passkeys.filter((one) => one.id !== id)
      return undefined
    },
    'current_user/sessions': (): UserSessions => ({ records: [...memory.sessions] }),
    'current_user/sessions/end': ({ body }) => endSessions((id) => id === readField(body, 'id')),
    'current_user/sessions/end_others': () => endSessions(() => true),
    'current_user/factors': (): Factors => ({
      totp: memory.totp,
      recovery_codes_left: memory.recoveryCodesLeft,
      confirmed_until: new Date(Date.now() + 10 * MINUTES).toISOString(),
    }),
    'current_user/factors/totp/start': () => setup,
    'current_user/factors/totp/confirm': ({ body }) => {
      if (!/^\d{6}$/.test(String(readField(body, 'code')).replace(/\s/g, '')))
        throw new Refusal(422, 'A sample takes any six digits.')
      memory.totp = { added_at: new Date().toISOString(), last_used_at: null }
      endSessions(() => true)
      return makeCodes()
    },
    'current_user/factors/totp/remove': () => {
      if (!memory.totp) throw notFound()
      memory.totp = null
      memory.recoveryCodesLeft = 0
      return undefined
    },
    'current_user/factors/recovery_codes/renew': () => {
      if (!memory.totp) throw notFound()
      return makeCodes()
    },
  }
}
