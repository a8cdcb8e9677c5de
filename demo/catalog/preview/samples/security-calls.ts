import type { Factors, RecoveryCodes, TotpSetup } from '#contract/factor.ts'
import type { SessionsEnded, UserSessions } from '#contract/user-session.ts'
import type { World } from './memory.ts'
import { type Handler, notFound, Refusal, readField } from './request.ts'

/** A secret of nobody. */
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const setup: TotpSetup = {
  secret: SECRET,
  uri: `otpauth://totp/Sample:sample?secret=${SECRET}&issuer=Sample&algorithm=SHA1&digits=6&period=30`,
}

const CODES = 10
const MINUTES = 60_000

/** Four groups of four digits and small letters. */
function toRecoveryCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const letters = [...bytes].map((byte) => (byte % 32).toString(32)).join('')
  return letters.match(/.{4}/g)?.join('-') ?? letters
}

/** The sessions of the sample user, and the second factor, which is off at first. */
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
  return {
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
