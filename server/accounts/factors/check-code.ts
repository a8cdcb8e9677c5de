import type { FastifyRequest } from 'fastify'
import type { Context } from '#server/access/context.ts'
import { UnreadableSecretError } from '#server/access/sealer.ts'
import type { User } from '#server/access/users.ts'
import { unprocessable } from '#server/platform/http/http-errors.ts'
import { openAttempt } from '../limits.ts'
import { warnOfGuesses } from './warn-of-guesses.ts'

/**
 * Runs the check of a code of a user as an attempt that is counted and limited, and tells the user of too many wrong ones. Gives
 * what the check found, with the attempt to accept; throws a 422 if it found nothing, or if no key opens the app's secret.
 */
export async function checkCode<T>(
  context: Context,
  request: FastifyRequest,
  { user, check }: { user: Pick<User, 'id' | 'name' | 'username'>; check: () => Promise<T | undefined> },
): Promise<{ found: T; attempt: Awaited<ReturnType<typeof openAttempt>> }> {
  const attempt = await openAttempt(context, request, user.username, 'factor')
  const found = await check().catch(async (error: unknown) => {
    // It was not checked, so it does not count: recovery codes must stay good without the key of the app.
    await attempt.takeBack()
    if (!(error instanceof UnreadableSecretError)) throw error
    request.log.error({ err: error, userId: user.id }, 'a code could not be checked: see FACTOR_KEY')
    return undefined
  })
  if (found !== undefined) return { found, attempt }
  await warnOfGuesses(context, request, user)
  return attempt.refuse(unprocessable(['The code is incorrect.']))
}
