import type { LinkCheck } from '#contract/password.ts'
import { sendPublic } from './client.ts'
import { ApiError } from './errors.ts'
import type { CallName } from './paths.ts'

/** Answers of an API that does not have this call. */
const UNSUPPORTED = [404, 405, 501]

async function checkLink(call: CallName, json: object): Promise<string> {
  try {
    const { username } = Object(await sendPublic({ call, json })) as Partial<LinkCheck>
    return typeof username === 'string' ? username : ''
  } catch (reason) {
    if (reason instanceof ApiError && UNSUPPORTED.includes(reason.status ?? 0)) return ''
    throw reason
  }
}

/**
 * The masked username of a sign-in link, without spending the link. Empty if the API does not have this optional call.
 * 403: spent or expired.
 */
export const checkSignInLink = (passwordlessToken: string): Promise<string> =>
  checkLink('passwordless_login/check', { passwordless_token: passwordlessToken })

/** The same for a reset link. */
export const checkResetLink = (resetToken: string): Promise<string> =>
  checkLink('reset_password/check', { reset_token: resetToken })
