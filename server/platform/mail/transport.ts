import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'
import { writeToOutbox } from './outbox.ts'

/** Sends mails; `send` resolves when another server or the outbox has accepted the mail. */
export type MailTransport = {
  /** `id` names the mail for good, so that one sent twice can be told. */
  send(id: string, mail: Mail): Promise<void>
  /** Breaks off what is under way, which fails by it. */
  close(): void
}

/** A text is never taken for the name of a file or an address to fetch. */
const closed = { disableFileAccess: true, disableUrlAccess: true } as const

const SECONDS = 1000
/** However slowly a server answers, a mail is handed over within this or not at all. */
const LONGEST = 120 * SECONDS
const timeouts = { connectionTimeout: 10 * SECONDS, greetingTimeout: 10 * SECONDS, socketTimeout: 30 * SECONDS }

/** What nodemailer is given: addresses as objects, so that no name is read for more of them. */
const toMessage = (id: string, { from, to, replyTo, subject, text, html, headers, attachments = [] }: Mail) => ({
  ...closed,
  messageId: `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
  from,
  to,
  ...(replyTo ? { replyTo } : {}),
  subject,
  text,
  ...(html === undefined ? {} : { html }),
  // Written by a program: no automatic answer is wanted.
  headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
  attachments: attachments.map((attachment) => ({ ...attachment, contentDisposition: 'attachment' as const })),
})

/** Hands mails to a server, `smtp://user:password@host:port` or `smtps://…`. */
export function smtpTransport(url: string): MailTransport {
  const smtp = createTransport({ url, ...timeouts, ...closed })
  const closing = new AbortController()
  return {
    async send(id, mail) {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(LONGEST)])
      await smtp.sendMail({ ...toMessage(id, mail), signal })
    },
    close: () => {
      closing.abort()
      smtp.close()
    },
  }
}

/** Lays mails down in a directory as `.eml` files, for a machine without a mail server. */
export function outboxTransport(directory: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(id, mail) {
      const { message } = await composer.sendMail(toMessage(id, mail))
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not composed as a whole.')
      await writeToOutbox(directory, id, { mail, source: message })
    },
    close: () => composer.close(),
  }
}
