import { provider } from '#server/platform/config/provider.ts'
import type { RegistrationTable } from '#server/platform/database/tables/roadshows.ts'
import { buildText } from '#server/platform/mail/build-text.ts'
import type { Mail, MailSettings } from '#server/platform/mail/mail.ts'
import { isAddress } from '#server/platform/mail/mail-address.ts'
import { oneLine, wholeAddress } from '#server/platform/mail/one-line.ts'
import { calendarAttachment, eventLines, getEventPage } from './registration-mails.ts'
import type { RoadshowRow } from './repository.ts'

/** Somebody who takes part in an event or has asked for access to it. */
export type Attendee = { name: string; username: string; kind: RegistrationTable['kind']; is_active: boolean }

/** Who gets a mail about a change: users who still have access, and whose name is an address. */
export const listReachable = (attendees: readonly Attendee[]): Attendee[] =>
  attendees.filter(({ username, is_active }) => is_active && isAddress(username))

/** What has become of an event: `moved` by its time, place or meeting. */
type Change = {
  change: 'cancelled' | 'moved'
  /** Why it was cancelled; '' if the desk did not say. */
  reason: string
  /** As it is now. */
  roadshow: RoadshowRow
  companies: readonly string[]
  now: Date
}

function sayChange(change: Change['change'], kind: Attendee['kind']): string {
  const [what, entry] =
    change === 'cancelled'
      ? ['The event below has been cancelled.', 'The attached file marks it as cancelled in your calendar.']
      : ['The time or place of the event below has changed.', 'The attached file replaces the entry in your calendar.']
  return kind === 'register' ? `${what} ${entry}` : `${what} You have asked for access to it.`
}

/** The mails that tell attendees of a change: with a calendar file, which replaces that of the registration. */
export function attendeeMails(attendees: readonly Attendee[], event: Change, settings: MailSettings): Mail[] {
  const { change, reason, roadshow } = event
  const subject = oneLine(`${change === 'cancelled' ? 'Cancelled' : 'Changed'}: ${roadshow.name}`)
  const isJoined = change === 'moved' && roadshow.meeting_url
  return listReachable(attendees).map(({ name, username, kind }) => ({
    from: settings.from,
    to: { name: oneLine(name), address: username },
    replyTo: settings.accessTeam,
    subject,
    text: buildText(
      [`Dear ${oneLine(name)},`],
      [sayChange(change, kind)],
      ...(reason ? [[`Reason: ${oneLine(reason)}`]] : []),
      [
        ...eventLines(event),
        ...(isJoined && kind === 'register' ? [`Join: ${wholeAddress(roadshow.meeting_url ?? '')}`] : []),
      ],
      [
        'If you have a question, reply to this email.',
        `The event in the portal: ${getEventPage(roadshow, settings.portalUrl)}`,
      ],
      [provider],
    ),
    ...(kind === 'register' && { attachments: [calendarAttachment(event, settings)] }),
  }))
}
