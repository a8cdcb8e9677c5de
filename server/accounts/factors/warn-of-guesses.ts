import type { FastifyRequest } from 'fastify'
import type { Context } from '#server/access/context.ts'
import { holdUser, type User } from '#server/access/users.ts'
import { queueSecurityMail } from '../security-mail.ts'
import { countWrongCodes, DAY } from '../sign-in-failures.ts'

/** Wrong codes within a day that a user is not told of: people mistype, and clocks of phones are wrong. */
const MOST_UNTOLD = 9

/**
 * Tells the user of an account of the tenth wrong code within a day, and then once a day. The limits let slow guessing go on, and
 * somebody who guesses has the password or reads the mailbox already.
 */
export async function warnOfGuesses(
  context: Pick<Context, 'db' | 'clock' | 'mail'>,
  request: Pick<FastifyRequest, 'ip'>,
  user: Pick<User, 'id' | 'name' | 'username'>,
): Promise<void> {
  const { db, clock, mail } = context
  const now = clock()
  if ((await countWrongCodes(db, user.username, now)) <= MOST_UNTOLD) return
  await db.transaction().execute(async (transaction) => {
    await holdUser(transaction, user.id, 'share')
    const warned = await transaction
      .updateTable('totp_factors')
      .set({ warned_at: now })
      .where('user_id', '=', user.id)
      .where('confirmed_at', 'is not', null)
      .where((eb) => eb.or([eb('warned_at', 'is', null), eb('warned_at', '<=', new Date(now.getTime() - DAY))]))
      .returning('user_id')
      .executeTakeFirst()
    if (warned) await queueSecurityMail(context, transaction, request, { user, event: 'codes_wrong' })
  })
  mail?.dispatcher.deliver()
}
