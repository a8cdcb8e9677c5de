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

/** Carries what is queued to the transport, in the background. */
export type MailDispatcher = {
  /** Sends what is due, one after the other; a call meanwhile leads to another round. */
  deliver(): void
  /** Lets the mail that is under way be handed over if that is soon done, and takes no more. */
  close(): Promise<void>
}

type Log = { warn(detail: object, text: string): void; error(detail: object, text: string): void }

/** A process that is to end is killed after ten seconds in many places. */
const CLOSE_TIMEOUT = 6_000

/** What a mail server's answer says, as nodemailer tells it. */
type Failure = { code?: unknown; responseCode?: unknown; command?: unknown }

/** The answer's own words name addresses, which stay out of the log: the row has them. */
function classifyFailure(error: unknown): Failure {
  const { code, responseCode, command } = (error instanceof Error ? error : {}) as Failure
  return { code, responseCode, command }
}

/** Refused for good, and for what this one mail is: a server that refuses whoever sends may be set right. */
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
