import { Fragment, type ReactNode, useId, useState } from 'react'
import type { DeskAuditEntry } from '#contract/desk-audit.ts'
import { deskAuditTexts } from '#i18n/en/desk-audit.ts'
import { useLanguage, useTexts } from '#i18n/use-texts.ts'
import { fill } from '#lib/format/fill.ts'
import { TextButton } from '#ui/button/text-button.tsx'
import { Link } from '#ui/link/link.tsx'
import { EmptyValue } from '#ui/text/empty-value.tsx'
import { formatClock } from '../format-time.ts'
import {
  formatValue,
  nameActor,
  nameField,
  nameResult,
  nameSubject,
  sayEntry,
  sentenceOf,
  toHref,
} from './audit-words.ts'

type EntryProps = { entry: DeskAuditEntry }

/** One row of the audit; what it changed is shown on demand. */
export function AuditRow({ entry }: EntryProps) {
  const language = useLanguage()
  const t = useTexts(deskAuditTexts)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const hasDetails = entry.changes.length + entry.facts.length > 0
  return (
    <li className="r-desk-audit__row" tabIndex={-1}>
      <time className="r-desk-audit__time" dateTime={entry.at}>
        {formatClock(entry.at, language)}
      </time>
      <p className="r-desk-audit__what">
        <Sentence entry={entry} />
        {entry.result !== 'success' && <span className="r-desk-audit__result">{nameResult(entry, language)}</span>}
      </p>
      {hasDetails && (
        <TextButton
          aria-label={fill(t.detailsOf, { what: sayEntry(entry, language) })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {t.details}
        </TextButton>
      )}
      {isOpen && (
        <div className="r-desk-audit__details" id={id}>
          <Details entry={entry} />
        </div>
      )}
    </li>
  )
}

/** The sentence, with links to the person and the record. */
function Sentence({ entry }: EntryProps) {
  const language = useLanguage()
  const { actor } = entry
  const parts: Readonly<Record<string, ReactNode>> = {
    '{actor}': (
      <span className="r-desk-audit__actor">
        <Named href={actor.user_id ? `/desk/users/${actor.user_id}` : undefined}>{nameActor(entry, language)}</Named>
      </span>
    ),
    '{subject}': <Named href={toHref(entry)}>{nameSubject(entry, language)}</Named>,
    '{action}': <code>{entry.action}</code>,
  }
  return (
    sentenceOf(entry, language)
      .split(/(\{\w+\})/)
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence stay in their places
      .map((part, index) => <Fragment key={index}>{parts[part] ?? part}</Fragment>)
  )
}

function Named({ href, children }: { href: string | undefined; children: string }) {
  const name = <bdi>{children}</bdi>
  return href ? (
    <Link variant="quiet" href={href}>
      {name}
    </Link>
  ) : (
    name
  )
}

/** What was changed, before and after, and what else was recorded. */
function Details({ entry: { changes, facts } }: EntryProps) {
  const language = useLanguage()
  const t = useTexts(deskAuditTexts)
  return (
    <table className="r-desk-audit__values">
      {changes.length > 0 && (
        <thead>
          <tr>
            <th scope="col">{t.field}</th>
            <th scope="col">{t.before}</th>
            <th scope="col">{t.after}</th>
          </tr>
        </thead>
      )}
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{nameField(field, language)}</th>
            <td dir="auto">{formatValue(before, field, language) || <EmptyValue />}</td>
            <td dir="auto">{formatValue(after, field, language) || <EmptyValue />}</td>
          </tr>
        ))}
        {facts.map(({ field, value }) => (
          <tr key={field}>
            <th scope="row">{nameField(field, language)}</th>
            <td dir="auto" colSpan={2}>
              {formatValue(value, field, language) || <EmptyValue />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
