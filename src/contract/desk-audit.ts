import { type Static, Type } from 'typebox'
import { Instant, maybe, parameter } from './field.ts'

/** What a row of the audit is about. The last four are for administrators only, as are actions that nobody knows. */
const AuditKind = Type.Union([
  Type.Literal('accounts'),
  Type.Literal('firms'),
  Type.Literal('requests'),
  Type.Literal('events'),
  Type.Literal('documents'),
  Type.Literal('content'),
  Type.Literal('reading'),
  Type.Literal('preferences'),
  Type.Literal('sign-ins'),
  Type.Literal('other'),
])
export type AuditKind = Static<typeof AuditKind>

/** A value as it was recorded; ids of tags are replaced by their names, and long texts are cut. */
const Value = Type.Unknown()

/** A row of the audit for people. It has no address, no session and no hash; `server:audit` exports those. */
export const DeskAuditEntry = Type.Object({
  id: Type.String({ description: 'Its place in the chain.' }),
  at: Instant,
  actor: Type.Object({
    kind: Type.Union([Type.Literal('user'), Type.Literal('operator'), Type.Literal('system')]),
    name: Type.String({ description: 'Empty where nobody is known.' }),
    username: Type.String(),
    user_id: maybe(Type.String()),
  }),
  action: Type.String(),
  kind: AuditKind,
  subject: Type.Object({
    kind: Type.String({ description: '`users`, `firms`, `roadshows`, `documents` or another kind of record.' }),
    id: maybe(Type.String()),
    name: Type.String({ description: 'Empty where the record is gone, or is none that has a name.' }),
  }),
  result: Type.Union([Type.Literal('success'), Type.Literal('refused'), Type.Literal('failed')]),
  changes: Type.Array(Type.Object({ field: Type.String(), before: Value, after: Value })),
  facts: Type.Array(Type.Object({ field: Type.String(), value: Value })),
})
export type DeskAuditEntry = Static<typeof DeskAuditEntry>

/** Rows, the newest first. `next` is the `cursor` of the rows after these; null: there are no more. */
export const DeskAuditList = Type.Object({
  records: Type.Array(DeskAuditEntry),
  next: Type.Union([Type.String(), Type.Null()]),
})
export type DeskAuditList = Static<typeof DeskAuditList>

/** Rows as they are exported; `is_cut` says that there are more than one export holds. */
export const DeskAuditExport = Type.Object({ records: Type.Array(DeskAuditEntry), is_cut: Type.Boolean() })
export type DeskAuditExport = Static<typeof DeskAuditExport>

const filters = {
  search_term: Type.Optional(
    parameter('Words of the name of a person, firm, event or document: what it did, and what was done to it.', 'anna'),
  ),
  actor: Type.Optional(parameter('A user name: only what this person did.', 'anna@client.example')),
  subject: Type.Optional(parameter('One record: only what was done to it.', 'users/12')),
  action: Type.Optional(parameter('A kind of action, or the name of one.', 'accounts')),
  from: Type.Optional(parameter('The first instant.', '2026-11-01T00:00:00Z')),
  to: Type.Optional(parameter('The instant after the last.', '2026-12-01T00:00:00Z')),
}

/** Query of `GET desk/audit/export`. */
export const DeskAuditFilters = Type.Object(filters)
export type DeskAuditFilters = Static<typeof DeskAuditFilters>

/** Query of `GET desk/audit`. */
export const DeskAuditQuery = Type.Object({
  ...filters,
  cursor: Type.Optional(parameter('`next` of the answer before.', '4711', { pattern: '^\\d{0,15}$' })),
  page_size: Type.Optional(parameter('Rows per answer, 1 to 100.', '50')),
})
