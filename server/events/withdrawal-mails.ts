import { provider } from '#server/platform/config/provider.ts'
import { buildText } from '#server/platform/mail/build-text.ts'
import type { Mail, MailSettings } from '#server/platform/mail/mail.ts'
import { isAddress } from '#server/platform/mail/mail-address.ts'
import { oneLine } from '#server/platform/mail/one-line.ts'
import { calendarAttachment, clientLines, eventLines, getEventPage, type Registration } from './registration-mails.ts'
import type { RoadshowRow } from './repository.ts'

/** Without its details, which a user whose subscription was reduced may not know any more. */
const toCancelled = (roadshow: RoadshowRow, now: Date): RoadshowRow => ({
  ...roadshow,
  cancelled_at: now,
  description: null,
  meeting_url: null,
})

function toClient(withdrawal: Registration, settings: MailSettings): Mail {
  const { kind, user, roadshow, now } = withdrawal
  const wasRegistered = kind === 'register'
  const what = wasRegistered
    ? 'Your registration for the event below is cancelled. The attached file marks it as cancelled in your calendar.'
    : 'You have withdrawn your request for access to the event below.'
  return {
    from: settings.from,
    to: { name: oneLine(user.name), address: user.username },
    replyTo: settings.accessTeam,
    subject: oneLine(`${wasRegistered ? 'Registration cancelled' : 'Request withdrawn'}: ${roadshow.name}`),
    text: buildText(
      [`Dear ${oneLine(user.name)},`],
      [what],
      eventLines(withdrawal),
      [`The event in the portal: ${getEventPage(roadshow, settings.portalUrl)}`],
      [provider],
    ),
    // For this user's calendar the event is off; a later registration has a later stamp and brings it back.
    ...(wasRegistered && {
      attachments: [calendarAttachment({ roadshow: toCancelled(roadshow, now), now }, settings)],
    }),
  }
}

function toTeam(withdrawal: Registration, { from, accessTeam, portalUrl }: MailSettings): Mail {
  const { kind, user, roadshow } = withdrawal
  const wasRegistered = kind === 'register'
  return {
    from,
    to: accessTeam,
    ...(isAddress(user.username) ? { replyTo: { name: oneLine(user.name), address: user.username } } : {}),
    subject: oneLine(`${wasRegistered ? 'Registration cancelled' : 'Request withdrawn'}: ${roadshow.name}`),
    text: buildText(
      [
        wasRegistered
          ? 'A client has cancelled the registration for an event.'
          : 'A client has withdrawn the request for access to an event.',
      ],
      clientLines(withdrawal),
      [...eventLines(withdrawal), `Id: ${roadshow.id}`],
      [`The event in the portal: ${getEventPage(roadshow, portalUrl)}`],
    ),
  }
}

/** The mails of a withdrawal: to the client, whose name is an address, and to the access team. */
export function withdrawalMails(withdrawal: Registration, settings: MailSettings): Mail[] {
  const team = toTeam(withdrawal, settings)
  return isAddress(withdrawal.user.username) ? [toClient(withdrawal, settings), team] : [team]
}
