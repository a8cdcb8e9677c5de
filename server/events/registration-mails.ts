import type { Kysely } from 'kysely'
import type { User } from '#server/access/users.ts'
import { provider } from '#server/platform/config/provider.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { RegistrationTable } from '#server/platform/database/tables/roadshows.ts'
import { buildText } from '#server/platform/mail/build-text.ts'
import type { Mail, MailAddress, MailSettings } from '#server/platform/mail/mail.ts'
import { isAddress } from '#server/platform/mail/mail-address.ts'
import { oneLine, wholeAddress } from '#server/platform/mail/one-line.ts'
import { loadTags } from '#server/tags/repository.ts'
import { formatDateRange, tellsHours } from './date-range.ts'
import { buildCalendarEntry } from './files/calendar-entry.ts'
import { buildPaper, splitPlaces } from './files/event-paper.ts'
import type { RoadshowRow } from './repository.ts'

export type Registration = {
  kind: RegistrationTable['kind']
  user: User
  roadshow: RoadshowRow
  /** Values of the event's company tags. */
  companies: readonly string[]
  now: Date
}

/** Values of an event's company tags. */
export const findCompanies = async (db: Kysely<Database>, { tag_ids }: RoadshowRow): Promise<string[]> =>
  [...(await loadTags(db, tag_ids)).values()].flatMap(({ category, value }) => (category === 'Company' ? value : []))

/** When an event is, by its own clocks; over several days the words for the days leave the hours out. */
function formatTimes({ start_at, end_at, time_zone }: RoadshowRow): string[] {
  const at = (instant: Date) => formatDateRange(instant, null, time_zone)
  const when = `When: ${formatDateRange(start_at, end_at, time_zone)} (${time_zone})`
  if (!end_at || tellsHours(start_at, end_at, time_zone)) return [when]
  return [when, `Starts: ${at(start_at)}`, `Ends: ${at(end_at)}`]
}

/** More names than this are no line that anybody reads. */
const MOST_COMPANIES = 20

function companiesLine(companies: readonly string[]): string {
  const named = companies.slice(0, MOST_COMPANIES).map(oneLine).join(', ')
  const more = companies.length - MOST_COMPANIES
  return `Companies: ${named}${more > 0 ? ` and ${more} more` : ''}`
}

/** What an event is and when, a line each. */
export function eventLines({ roadshow, companies }: Pick<Registration, 'roadshow' | 'companies'>): string[] {
  const places = splitPlaces(roadshow.location).map(oneLine)
  return [
    `Event: ${oneLine(roadshow.name)}`,
    `Type: ${oneLine(roadshow.type_name)}`,
    ...formatTimes(roadshow),
    ...(places.length > 0 ? [`Where: ${places.join(', ')}`] : []),
    ...(roadshow.format ? [`Format: ${oneLine(roadshow.format)}`] : []),
    ...(companies.length > 0 ? [companiesLine(companies)] : []),
  ]
}

/** Who has registered or requested access, a line each. */
export const clientLines = ({ user }: Pick<Registration, 'user'>) => [
  `Client: ${oneLine(user.name)}`,
  `User: ${oneLine(user.username)}`,
  ...(user.externalReference ? [`Reference: ${oneLine(user.externalReference)}`] : []),
]

/** The event as a file for calendars. */
export const calendarAttachment = (
  { roadshow, now }: Pick<Registration, 'roadshow' | 'now'>,
  { portalUrl }: MailSettings,
): NonNullable<Mail['attachments']>[number] => ({
  filename: `event-${roadshow.id}.ics`,
  contentType: 'text/calendar; charset=utf-8',
  content: buildCalendarEntry(
    buildPaper(roadshow, { tags: [], when: '', printedAt: now }),
    getEventPage(roadshow, portalUrl),
  ),
})

/** The page of an event in the portal. */
export const getEventPage = ({ id }: Pick<RoadshowRow, 'id'>, portalUrl: string): string => `${portalUrl}/events/${id}`

function toClient(registration: Registration, settings: MailSettings, to: MailAddress): Mail {
  const { kind, user, roadshow } = registration
  const { from, accessTeam, portalUrl } = settings
  const isRegistered = kind === 'register'
  const what = isRegistered
    ? ['You are registered for the event below. A file for your calendar is attached.']
    : ['We have received your request for access to the event below. Our team will be in touch with you.']
  const meeting = isRegistered && roadshow.meeting_url ? [`Join: ${wholeAddress(roadshow.meeting_url)}`] : []
  return {
    from,
    to,
    replyTo: accessTeam,
    subject: oneLine(`${isRegistered ? 'Registration' : 'Access request'}: ${roadshow.name}`),
    text: buildText(
      [`Dear ${oneLine(user.name)},`],
      what,
      [...eventLines(registration), ...meeting],
      [`The event in the portal, where you can also cancel: ${getEventPage(roadshow, portalUrl)}`],
      [provider],
    ),
    ...(isRegistered && { attachments: [calendarAttachment(registration, settings)] }),
  }
}

function toTeam(registration: Registration, { from, accessTeam, portalUrl }: MailSettings): Mail {
  const { kind, user, roadshow } = registration
  const isRegistered = kind === 'register'
  return {
    from,
    to: accessTeam,
    ...(isAddress(user.username) ? { replyTo: { name: oneLine(user.name), address: user.username } } : {}),
    subject: oneLine(`${isRegistered ? 'New registration' : 'Access requested'}: ${roadshow.name}`),
    text: buildText(
      [
        isRegistered
          ? 'A client has registered for an event.'
          : "A client asks for access to an event that the client's subscription does not cover.",
      ],
      clientLines(registration),
      [...eventLines(registration), `Id: ${roadshow.id}`],
      [`The event in the portal: ${getEventPage(roadshow, portalUrl)}`],
    ),
  }
}

/** The mails of a registration (R327) or of a request for access (R328): to the client, whose name is an address, and to the access team. */
export function registrationMails(registration: Registration, settings: MailSettings): Mail[] {
  const { name, username } = registration.user
  const team = toTeam(registration, settings)
  if (!isAddress(username)) return [team]
  return [toClient(registration, settings, { name: oneLine(name), address: username }), team]
}
