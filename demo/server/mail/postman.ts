import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { type OutgoingMail, postponeMail, removeMail, takeMail } from '../repositories/outgoing-mails.ts'
import type { MailTransport } from './transport.ts'

/** Carries what is queued to the transport, in the background. */
export type Postman = {
  /** Sends what is due, one after the other; a call meanwhile leads to another round. */
  deliver(): void
  /** Lets the mail that is under way be handed over, and takes no more. */
  close(): Promise<void>
}

type Log = { warn(detail: object, text: string): void; error(detail: object, text: string): void }

/** How often mails are looked after that could not be sent, or that another process has left. */
const ROUND = 60_000

export function openPostman(options: {
  db: Kysely<Database>
  transport: MailTransport
  clock: () => Date
  log: Log
}): Postman {
  const { db, transport, clock, log } = options
  let [closed, wanted] = [false, false]
  let round: Promise<void> | undefined

  const send = async (outgoing: OutgoingMail) => {
    try {
      await transport.send(outgoing.id, outgoing.mail)
    } catch (error) {
      // The address stays out of the log: the row has it.
      log.warn({ err: error, mail: outgoing.id, attempts: outgoing.attempts }, 'mail could not be sent')
      const reason = error instanceof Error ? error.message : String(error)
      return postponeMail(db, outgoing, { reason, now: clock() })
    }
    await removeMail(db, outgoing.id)
  }

  const sendAll = async () => {
    wanted = false
    for (let mail = await takeMail(db, clock()); mail; mail = await takeMail(db, clock())) {
      await send(mail)
      if (closed) return
    }
  }

  const deliver = () => {
    wanted = true
    if (closed || round) return
    round = sendAll()
      .catch((error: unknown) => log.error({ err: error }, 'mails could not be read'))
      .finally(() => {
        round = undefined
        if (wanted) deliver()
      })
  }

  const timer = setInterval(deliver, ROUND)
  timer.unref()
  return {
    deliver,
    close: async () => {
      closed = true
      clearInterval(timer)
      await round
      transport.close()
    },
  }
}
