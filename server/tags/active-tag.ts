import { forbidden, notFound } from '#server/platform/http/http-errors.ts'
import type { TagRow } from './wire.ts'

/** The requested tag. Throws a 404 if there is none, and a 403 if it is not active (R298, R306). */
export function activeTag(row: TagRow | undefined): TagRow {
  if (!row) throw notFound('There is no such profile.')
  if (row.inactive) throw forbidden('The profile or page you requested is not active.')
  return row
}
