import { USER_SCHEMA } from './user-attributes.ts'
import type { UserRow } from './users.ts'

const dropNull = (fields: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

/** A user as SCIM has it; `base` is the address of the service. */
export const toResource = (row: UserRow, base: string) => ({
  schemas: [USER_SCHEMA],
  id: String(row.id),
  ...dropNull({ externalId: row.external_id }),
  userName: row.username,
  name: { formatted: row.name, ...dropNull({ givenName: row.given_name, familyName: row.family_name }) },
  displayName: row.name,
  emails: [{ value: row.username, type: 'work', primary: true }],
  active: row.is_active,
  meta: {
    resourceType: 'User',
    created: new Date(row.created_at).toISOString(),
    location: `${base}/Users/${row.id}`,
  },
})

/** A page of a list. `startIndex` counts from 1. */
export const toList = (resources: readonly object[], total = resources.length, startIndex = 1) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
})
