import type { Factors, Reauthenticate, RecoveryCodes, TotpSetup } from '#contract/factor.ts'
import { isText } from '#lib/format/is-text.ts'
import { endFactorDue } from './end-factor-due.ts'
import { badResponse } from './errors.ts'
import { send } from './send.ts'

/** What protects the account besides the password. */
export const listFactors = async (signal: AbortSignal): Promise<Factors> => {
  const answer = (await send({ call: 'current_user/factors', signal })) as Partial<Factors> | undefined
  return { ...answer, recovery_codes_left: answer?.recovery_codes_left ?? 0 }
}

/** Makes the secret of an authenticator app; 403: the user has to enter the password first. */
export async function startTotp(): Promise<TotpSetup> {
  const { secret, uri } = Object(
    await send({ call: 'current_user/factors/totp/start', json: {} }),
  ) as Partial<TotpSetup>
  if (!isText(secret) || !isText(uri)) throw badResponse()
  return { secret, uri }
}

function parseCodes(answer: unknown): string[] {
  const { recovery_codes: codes } = Object(answer) as Partial<RecoveryCodes>
  if (!Array.isArray(codes)) throw badResponse()
  return codes.filter(isText)
}

/** Turns the app on and gives its recovery codes; 422: the code is wrong. Then all calls are answered, if the firm required it. */
export async function confirmTotp(code: string): Promise<string[]> {
  const answer = await send({ call: 'current_user/factors/totp/confirm', json: { code } })
  endFactorDue()
  return parseCodes(answer)
}

export async function removeTotp(): Promise<void> {
  await send({ call: 'current_user/factors/totp/remove', json: {} })
}

export const renewRecoveryCodes = async (): Promise<string[]> =>
  parseCodes(await send({ call: 'current_user/factors/recovery_codes/renew', json: {} }))

/** Enters the password or a code again, or shows a passkey, which a firm takes for a second factor; 422: it is wrong. */
export async function reauthenticate(secret: Reauthenticate): Promise<void> {
  await send({ call: 'current_user/reauthenticate', json: secret })
  if (secret.passkey) endFactorDue()
}
