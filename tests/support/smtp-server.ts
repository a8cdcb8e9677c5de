import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

/** A mail that was taken: to whom the server was told to deliver it, and what it says. */
export type Arrived = ParsedMail & { recipients: string[] }

/** What the server does at a command, for all recipients or one: it answers with a code and a text, or not at all. */
export type Refusal = { at: 'MAIL' | 'RCPT' | 'DATA'; to?: string; answer: `${number} ${string}` | 'silence' }

/** A mail server on a port of this machine that keeps what it takes. */
export type SmtpServer = {
  url: string
  mails: Arrived[]
  refusal: Refusal | undefined
  /** Mails that were refused, with their text if they were refused after it. */
  turnedAway: Partial<Arrived>[]
  close(): Promise<void>
}

type Next = (error?: Error | null) => void

const toError = (answer: string) =>
  Object.assign(new Error(answer.slice(4)), { responseCode: Number(answer.slice(0, 3)) })

export async function openSmtpServer(): Promise<SmtpServer> {
  /** Refuses as `server.refusal` says; false if it says nothing about this. */
  const refuses = (at: Refusal['at'], mail: Partial<Arrived>, next: Next): boolean => {
    const { refusal } = server
    if (refusal?.at !== at || (refusal.to && !mail.recipients?.includes(refusal.to))) return false
    server.turnedAway.push(mail)
    if (refusal.answer !== 'silence') next(toError(refusal.answer))
    return true
  }
  const listener = new SMTPServer({
    // A client would find no certificate that it trusts.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    hideENHANCEDSTATUSCODES: true,
    closeTimeout: 1000,
    onMailFrom: (_from, _session, next) => {
      if (!refuses('MAIL', {}, next)) next()
    },
    onRcptTo: ({ address }, _session, next) => {
      if (!refuses('RCPT', { recipients: [address] }, next)) next()
    },
    onData: (stream, { envelope }, next) => {
      simpleParser(stream).then((parsed) => {
        const mail = { ...parsed, recipients: envelope.rcptTo.map(({ address }) => address) }
        if (refuses('DATA', mail, next)) return
        server.mails.push(mail)
        next()
      }, next)
    },
  })
  // A client that breaks off.
  listener.on('error', () => {})
  const server: SmtpServer = {
    url: '',
    mails: [],
    refusal: undefined,
    turnedAway: [],
    close: () => new Promise((resolve) => listener.close(resolve)),
  }
  const socket = listener.listen(0, '127.0.0.1')
  await once(socket, 'listening')
  server.url = `smtp://127.0.0.1:${(socket.address() as AddressInfo).port}`
  return server
}
