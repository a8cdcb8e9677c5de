import type { DeskAuditEntry } from '#contract/desk-audit.ts'
import { excerpt } from '#server/platform/text/excerpt.ts'
import { kindOf } from './kinds.ts'
import { isTagField, type Names, toSubject } from './names.ts'
import type { AuditRow } from './query.ts'

/** Where somebody came from, and what proves a token or a row: for those who can run `server:audit`. */
const HIDDEN = /^(?:address|ip|prefix|hash|session|session_id)$|token|secret/i

/** Characters of a value; a whole text of the landing page would fill the answer. */
const LONGEST = 4000

function toValue(value: unknown, field: string, names: Names): unknown {
  if (typeof value === 'string') return excerpt(value, LONGEST)
  if (isTagField(field) && typeof value === 'number') return names('tags', value) ?? value
  if (field === 'document' && typeof value === 'number') return names('documents', value) ?? value
  if (Array.isArray(value)) return value.map((one) => toValue(one, field, names))
  return value ?? null
}

const isChange = (value: unknown): value is { before: unknown; after: unknown } => {
  const keys = Object.keys(Object(value))
  return keys.length === 2 && keys.includes('before') && keys.includes('after')
}

/** Said by the subject already. */
const isRepeated = (field: string, kind: string) =>
  (field === 'username' && kind === 'users') || (field === 'firm' && kind === 'firms')

function toDetail({ detail, subject }: AuditRow, names: Names): Pick<DeskAuditEntry, 'changes' | 'facts'> {
  const { kind } = toSubject(subject)
  const shown = Object.entries(detail).filter(([field]) => !HIDDEN.test(field) && !isRepeated(field, kind))
  return {
    changes: shown.flatMap(([field, value]) =>
      isChange(value)
        ? [{ field, before: toValue(value.before, field, names), after: toValue(value.after, field, names) }]
        : [],
    ),
    facts: shown.flatMap(([field, value]) => (isChange(value) ? [] : [{ field, value: toValue(value, field, names) }])),
  }
}

/** What a row is about. A record that is gone is called what the row calls it. */
function nameSubject({ subject, detail }: AuditRow, names: Names): DeskAuditEntry['subject'] {
  const { kind, id, rest } = toSubject(subject)
  const recorded = kind === 'users' ? detail.username : detail.title
  // The id of a video says nothing to anybody.
  if (kind === 'replays') return { kind, id, name: names(kind, rest) ?? '' }
  const known = names(kind, id) ?? recorded ?? (id === null ? rest : undefined)
  return { kind, id, name: typeof known === 'string' ? known : '' }
}

/** A row of the audit as the desk sees it. */
export function toEntry(row: AuditRow, names: Names): DeskAuditEntry {
  const { number, at, actor, user_id: userId, username, action, result } = row
  return {
    id: String(number),
    at: at.toISOString(),
    actor: {
      kind: actor,
      name: names('users', userId) ?? username,
      username,
      user_id: userId === null ? null : String(userId),
    },
    action,
    kind: kindOf(action),
    subject: nameSubject(row, names),
    result,
    ...toDetail(row, names),
  }
}
