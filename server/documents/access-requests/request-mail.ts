import type { User } from '#server/access/users.ts'
import { buildText } from '#server/platform/mail/build-text.ts'
import type { Mail, MailSettings } from '#server/platform/mail/mail.ts'
import { isAddress } from '#server/platform/mail/mail-address.ts'
import { oneLine } from '#server/platform/mail/one-line.ts'

type Requested = {
  user: Pick<User, 'name' | 'username' | 'externalReference'>
  document: { title: string; reference: string }
  note: string | null
}

/** Tells the team for access that a client asks for a document. */
export function requestMail({ user, document, note }: Requested, { from, accessTeam, portalUrl }: MailSettings): Mail {
  const name = oneLine(user.name)
  return {
    from,
    to: accessTeam,
    ...(isAddress(user.username) ? { replyTo: { name, address: user.username } } : {}),
    subject: oneLine(`Access requested: ${document.title}`),
    text: buildText(
      ["A client asks for access to a document that the client's subscription does not cover."],
      [
        `Client: ${name}`,
        `User: ${oneLine(user.username)}`,
        ...(user.externalReference ? [`Reference: ${oneLine(user.externalReference)}`] : []),
      ],
      [`Document: ${oneLine(document.title)} (${document.reference})`],
      ...(note ? [['The client writes:', note]] : []),
      [`Decide: ${portalUrl}/desk/requests`],
    ),
  }
}
