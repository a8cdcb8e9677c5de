/** A person or a desk that mail goes to or comes from. */
export type MailAddress = { name: string; address: string }

/** A file that goes with a mail, as text. */
export type MailAttachment = { filename: string; contentType: string; content: string }

/** A mail, whatever way it is sent: plain text always, and HTML of the same beside it where that is given. */
export type Mail = {
  from: MailAddress
  to: MailAddress
  replyTo?: MailAddress
  subject: string
  text: string
  html?: string
  /** Further headers, such as those by which a mail program ends a list. */
  headers?: Readonly<Record<string, string>>
  attachments?: readonly MailAttachment[]
}

/** Who mail comes from, who arranges access to events, and the portal's address without a slash at its end. */
export type MailSettings = { from: MailAddress; accessTeam: MailAddress; portalUrl: string }
