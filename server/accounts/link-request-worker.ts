import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { LinkRequestWorker } from '#server/access/context.ts'
import { findUserId, holdUser } from '#server/access/users.ts'
import { system } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { startBackgroundJob } from '#server/platform/jobs/background-job.ts'
import { isAddress } from '#server/platform/mail/mail-address.ts'
import { queueMails } from '#server/platform/mail/repository.ts'
import type { MailService } from '#server/platform/mail/start-mail.ts'
import { linkMail } from './link-mails.ts'
import { countOfDay, handleLinkRequest, type LinkRequest, removeOldLinkRequests } from './link-requests.ts'
import { countTokens, hasOpenToken, issueToken, LINK_LIFETIME } from './one-time-tokens.ts'

/**
 * Links of a purpose that an account is sent within a quarter of an hour, and within a day at the wish of one address. The
 * first counts as long as one of them is still good, so that nobody is kept from signing in by others who ask in their name:
 * only who reads the account's mail or has its password can have ended them all.
 */
const WINDOW = LINK_LIFETIME / 2
const OF_ACCOUNT = 3
const OF_ADDRESS_AND_DAY = 20

/** A request is handled after a random delay of up to this many milliseconds, so that response times reveal nothing. */
const SPREAD = 1000

type WorkerOptions = { db: Kysely<Database>; clock: () => Date; mail: MailService }

/** Queues the mail with the link. Does nothing if there is no such account or it has had too many links. */
async function handle(db: Kysely<Database>, request: LinkRequest, now: Date, { settings }: MailService): Promise<void> {
  const { purpose, account } = request
  if (!isAddress(account)) return
  const userId = await findUserId(db, account)
  const user = userId === undefined ? undefined : await holdUser(db, userId, 'update')
  if (!user) return
  const link = { userId: user.id, purpose }
  const sent = await countTokens(db, link, new Date(now.getTime() - WINDOW))
  if (sent >= OF_ACCOUNT && (await hasOpenToken(db, link, now))) return
  if ((await countOfDay(db, request, now)) > OF_ADDRESS_AND_DAY) return
  const token = await issueToken(db, link, now)
  const mail = linkMail(purpose, { name: user.name, address: user.username, token }, settings)
  await queueMails(db, [mail], now, { goodUntil: new Date(now.getTime() + LINK_LIFETIME) })
  const detail = { purpose, username: user.username }
  await writeAudit(db, { actor: system, action: 'link.send', subject: `users/${user.id}`, detail }, now)
}

/** Handles requests for links while the app runs, beginning with those that an earlier process has left. */
export function startLinkRequestWorker(app: FastifyInstance, { db, clock, mail }: WorkerOptions): LinkRequestWorker {
  const logFailure = (error: unknown) => app.log.error({ err: error }, 'requests for links could not be handled')
  /** Handles one request. One that fails is left to the next run, so that it does not delay the others. */
  const next = async (failed: Set<string>): Promise<boolean> => {
    const before = failed.size
    try {
      return await handleLinkRequest(db, clock(), [...failed], async (inner, request) => {
        failed.add(request.id)
        await handle(inner, request, clock(), mail)
        failed.delete(request.id)
      })
    } catch (error) {
      // The failure is not due to a request: the next one would fail as well.
      if (failed.size === before) throw error
      logFailure(error)
      return true
    }
  }
  const job = startBackgroundJob(async (isClosing) => {
    await removeOldLinkRequests(db, clock())
    const failed = new Set<string>()
    while (!isClosing() && (await next(failed))) mail.dispatcher.deliver()
  }, logFailure)
  const waiting = new Set<NodeJS.Timeout>()
  app.addHook('onReady', async () => job.run())
  app.addHook('onClose', () => {
    for (const timer of waiting) clearTimeout(timer)
    return job.close()
  })
  return {
    schedule: () => {
      const timer = setTimeout(() => {
        waiting.delete(timer)
        job.run()
      }, Math.random() * SPREAD)
      waiting.add(timer)
    },
  }
}
