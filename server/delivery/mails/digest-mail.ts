import { provider } from '#server/platform/config/provider.ts'
import { buildText } from '#server/platform/mail/build-text.ts'
import { buildHtml } from './digest-html.ts'
import type { Digest } from './load-digest.ts'
import { buildParts, type DigestOf, type MailParts } from './parts.ts'

/** What of a mail does not depend on where mail comes from. */
export type DigestMail = { subject: string; text: string; html: string; headers: Record<string, string> }

const toLine = ({ text, url }: { text: string; url: string }) => `${text}: ${url}`

function toText({ greeting, intro, groups, more, when, change, stopAll }: MailParts): string {
  const paragraphs = groups.flatMap(({ heading, entries, stop }) => [
    [heading, '-'.repeat(Math.min(heading.length, 60))],
    ...entries.map(({ title, url, lines, stops }) => [
      title,
      ...[...lines, url, ...stops.map(toLine)].map((line) => `  ${line}`),
    ]),
    ...(stop ? [[toLine(stop)]] : []),
  ])
  const foot = [when, toLine(change), toLine(stopAll), provider]
  return buildText([greeting], [intro], ...paragraphs, ...(more ? [[toLine(more)]] : []), foot)
}

/** The mail with a digest; undefined where there is nothing new. Mail programs end it by one POST (RFC 8058). */
export function buildDigestMail(digest: Digest, of: DigestOf): DigestMail | undefined {
  if (digest.items.length === 0) return undefined
  const parts = buildParts(digest, of)
  return {
    subject: parts.subject,
    text: toText(parts),
    html: buildHtml(parts),
    headers: {
      'List-Unsubscribe': `<${parts.unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
