import type { DeliverySettings } from '#contract/delivery.ts'
import type { WebDocument } from '#contract/document.ts'
import type { Reason } from '#contract/inbox.ts'
import { splitValues } from '#lib/format/join-values.ts'
import { formatMoney } from '#lib/format/money.ts'
import type { User } from '#server/access/users.ts'
import type { MailSettings } from '#server/platform/mail/mail.ts'
import { oneLine } from '#server/platform/mail/one-line.ts'
import { makeStopToken } from '../unsubscribe/token.ts'
import type { Digest, DigestItem } from './load-digest.ts'
import { mailTexts } from './texts.ts'

type Link = { text: string; url: string }
/** `stops` end the searches that are among the further reasons. */
type Entry = { title: string; url: string; lines: string[]; stops: Link[] }
type Group = { heading: string; entries: Entry[]; stop: Link | undefined }

/** A mail by its parts, for text and HTML alike. Every text is one line. */
export type MailParts = {
  language: DeliverySettings['language']
  subject: string
  greeting: string
  intro: string
  groups: Group[]
  more: Link | undefined
  when: string
  change: Link
  stopAll: Link
  /** For mail programs, which post to it. */
  unsubscribe: string
}

export type DigestOf = { user: User; settings: DeliverySettings; key: string; portal: Pick<MailSettings, 'portalUrl'> }

const MOST_NAMED = 3

const titleOf = ({ title }: WebDocument) => oneLine(title ?? '')

/** What the notes are about, each once; a note about nothing has its title. */
function namesOf(items: readonly DigestItem[]): string {
  const about = items.map(({ document }) => document.primary_focus?.value || titleOf(document))
  const names = [...new Set(about)].map(oneLine)
  return `${names.slice(0, MOST_NAMED).join(', ')}${names.length > MOST_NAMED ? ', …' : ''}`
}

/** The parts of the mail with these documents, each under the first of its reasons. */
export function buildParts({ items, more }: Digest, { user, settings, key, portal }: DigestOf): MailParts {
  const texts = mailTexts[settings.language]
  const { portalUrl } = portal
  const dates = new Intl.DateTimeFormat(texts.locale, { dateStyle: 'medium', timeZone: settings.time_zone })
  const nameOf = ({ kind, name }: Reason) => {
    if (kind === 'distribution') return splitValues(name).map(texts.tag).join(', ')
    return kind === 'saved_search' ? name : texts.tag(name)
  }
  const headingOf = (reason: Reason) => oneLine(texts.group[reason.kind](nameOf(reason)))
  const pageOf = (token: string) => `${portalUrl}/unsubscribe?token=${token}`

  const stopOf = ({ kind, id }: Reason, text: string): Link | undefined =>
    kind === 'saved_search' && id
      ? { text, url: pageOf(makeStopToken(user.id, { searchId: Number(id) }, key)) }
      : undefined

  const toEntry = ({ document, reasons: [, ...others] }: DigestItem): Entry => {
    const { rating, target_price, target_price_currency, analysts } = document
    const authors = (analysts ?? []).map(({ value }) => value)
    const price = typeof target_price === 'number' ? formatMoney(target_price, target_price_currency, texts.locale) : ''
    const call = [
      rating ? `${texts.rating}: ${texts.ratingValue(rating)}` : '',
      price ? `${texts.target}: ${price}` : '',
    ]
    const day = document.publication_date ? dates.format(new Date(document.publication_date)) : ''
    const lines = [
      [day, document.document_type ? texts.documentType(document.document_type) : '', ...authors]
        .filter((text) => text !== '')
        .join(', '),
      call.filter((text) => text !== '').join(' · '),
      others.length > 0 ? `${texts.also}: ${others.map(headingOf).join('; ')}` : '',
    ]
    return {
      title: titleOf(document),
      url: `${portalUrl}/document/${encodeURIComponent(document.external_reference ?? '')}`,
      lines: lines.filter((line) => line !== '').map(oneLine),
      stops: others.flatMap((reason) => stopOf(reason, oneLine(texts.stopNamed(reason.name))) ?? []),
    }
  }

  const groups = new Map<string, Group>()
  for (const item of items) {
    const [reason] = item.reasons
    const place = `${reason.kind} ${reason.id ?? ''} ${reason.name}`
    const group = groups.get(place) ?? {
      heading: headingOf(reason),
      entries: [],
      stop: stopOf(reason, texts.stopSearch),
    }
    group.entries.push(toEntry(item))
    groups.set(place, group)
  }
  const token = makeStopToken(user.id, 'all', key)
  const count = items.length + more
  return {
    language: settings.language,
    subject: oneLine(texts.subject(count, namesOf(items))),
    greeting: texts.greeting(oneLine(user.name)),
    intro: texts.intro(count),
    groups: [...groups.values()],
    more: more > 0 ? { text: texts.more(more), url: `${portalUrl}/inbox` } : undefined,
    when: texts.when(settings),
    change: { text: texts.change, url: `${portalUrl}/following_preferences` },
    stopAll: { text: texts.stopAll, url: pageOf(token) },
    unsubscribe: `${portalUrl}/api/unsubscribe?token=${token}`,
  }
}
