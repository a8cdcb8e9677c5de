import type { LinkCheck } from '#contract/password.ts'
import { sendPublic } from './client.ts'
import { ApiError } from './errors.ts'
import type { CallName } from './paths.ts'

/** How an API answers that knows no such call. */
const UNKNOWN = [404, 405, 501]

async function ownerOf(call: CallName, json: object): Promise<string> {
  try {
    const { username } = Object(await sendPublic({ call, json })) as Partial<LinkCheck>
    return typeof username === 'string' ? username : ''
  } catch (reason) {
    if (reason instanceof ApiError && UNKNOWN.includes(reason.status ?? 0)) return ''
    throw reason
  }
}

/**
 * Whose sign-in link it is, masked, without spending it; empty where the API does not tell. The call is optional. 403: spent or
 * expired.
 */
export const ownerOfSignInLink = (passwordlessToken: string): Promise<string> =>
  ownerOf('passwordless_login/check', { passwordless_token: passwordlessToken })

/** The same of a reset link. */
export const ownerOfResetLink = (resetToken: string): Promise<string> =>
  ownerOf('reset_password/check', { reset_token: resetToken })
