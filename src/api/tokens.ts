import { isText } from '#lib/format/is-text.ts'
import { badResponse } from './errors.ts'

type TokenPair = { accessToken: string; refreshToken: string }

/** The token pair of a login or a renewal. An answer without both is a bad response (R010, R012). */
export function parseTokens(answer: unknown): TokenPair {
  const { token, refresh_token } = Object(answer) as Record<string, unknown>
  if (!isText(token) || !isText(refresh_token)) throw badResponse()
  return { accessToken: token, refreshToken: refresh_token }
}
