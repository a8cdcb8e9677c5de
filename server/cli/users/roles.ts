import type { Kysely } from 'kysely'
import { operator } from '#server/platform/audit/actor.ts'
import { fieldDifference } from '#server/platform/audit/difference.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { Role } from '#server/platform/database/tables/users.ts'
import { UsageError } from '../command.ts'
import { findAccount } from './accounts.ts'

const roles: readonly Role[] = ['reader', 'desk', 'admin']

export function parseRole(text: string | undefined): Role {
  const role = roles.find((one) => one === text)
  if (!role) throw new UsageError(`The role must be ${roles.join(', ')}, not ${text ?? 'empty'}.`)
  return role
}

/** Gives a user another role, from the next call on. */
export async function changeRole(db: Kysely<Database>, username: string, role: Role, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const user = await findAccount(transaction, username)
    await transaction.updateTable('users').set({ role }).where('id', '=', user.id).execute()
    const detail = { username: user.username, ...fieldDifference({ role: user.role }, { role }) }
    const entry = { actor: operator(), action: 'user.role', subject: `users/${user.id}`, detail }
    await writeAudit(transaction, entry, now)
  })
}
