import type { MailOptions } from '#server/platform/mail/start-mail.ts'

/** Mails of a server that can send none, so that all of them stay in their table. */
export const keptMails: MailOptions = {
  from: { name: 'Halden Research', address: 'no-reply@halden.example' },
  accessTeam: { name: 'Client services', address: 'access@halden.example' },
  portalUrl: 'https://portal.example',
  transport: { send: () => Promise.reject(new Error('no')), close: () => {} },
}
