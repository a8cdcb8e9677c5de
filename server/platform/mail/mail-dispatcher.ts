import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { startBackgroundJob } from '../jobs/background-job.ts'
import {
  giveUpMail,
  isLastAttempt,
  type OutgoingMail,
  postponeMail,
  removeEndedMails,
  removeMail,
  takeMail,
} from './repository.ts'
import type { MailTransport } from './transport.ts'

/** Sends queued mails in the background. */
export type MailDispatcher = {
  /** Sends due mails one after the other. A call during a run starts another one after it. */
  deliver(): void
  /** Waits a few seconds for the current mail, then closes the transport. */
  close(): Promise<void>
}

type Log = { warn(detail: object, text: string): void; error(detail: object, text: string): void }

/** Milliseconds; many platforms kill a process ten seconds after asking it to end. */
const CLOSE_TIMEOUT = 6_000

/** The fields of a nodemailer error that say what the mail server answered. */
type Failure = { code?: unknown; responseCode?: unknown; command?: unknown }

/** The text of the answer names addresses, so it is stored with the mail and not logged. */
function classifyFailure(error: unknown): Failure {
  const { code, responseCode, command } = (error instanceof Error ? error : {}) as Failure
  return { code, responseCode, command }
}

/** A permanent refusal because of this mail. A server that refuses the sender may be fixed, so that is no reason to give up. */
const isFinal = ({ responseCode, command }: Failure) =>
  Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA')

export function openMailDispatcher(options: {
  db: Kysely<Database>
  transport: MailTransport
  clock: () => Date
  log: Log
}): MailDispatcher {
  const { db, transport, clock, log } = options

  const send = async (outgoing: OutgoingMail) => {
    try {
      await transport.send(outgoing.id, outgoing.mail)
    } catch (error) {
      const failure = classifyFailure(error)
      const detail = { mail: outgoing.id, attempts: outgoing.attempts, ...failure }
      const after = { reason: error instanceof Error ? error.message : String(error), now: clock() }
      if (isFinal(failure) || isLastAttempt(outgoing)) {
        log.error(detail, 'mail given up: somebody has to look at it')
        return giveUpMail(db, outgoing, after)
      }
      log.warn(detail, 'mail could not be sent')
      return postponeMail(db, outgoing, after)
    }
    await removeMail(db, outgoing.id)
  }

  const sendAll = async (isClosing: () => boolean) => {
    await removeEndedMails(db, clock())
    for (let mail = await takeMail(db, clock()); mail; mail = await takeMail(db, clock())) {
      await send(mail)
      if (isClosing()) return
    }
  }

  const job = startBackgroundJob(sendAll, (error) => log.error({ err: error }, 'mails could not be read'))
  return {
    deliver: job.run,
    close: async () => {
      const breakingOff = setTimeout(() => transport.close(), CLOSE_TIMEOUT)
      await job.close()
      clearTimeout(breakingOff)
      transport.close()
    },
  }
}
