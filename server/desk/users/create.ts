import type { Kysely } from 'kysely'
import type { CreateAccount } from '#contract/desk-users.ts'
import { findWeaknesses } from '#server/accounts/check-password.ts'
import { hashPassword } from '#server/accounts/password-hash.ts'
import { holdSettings } from '#server/delivery/settings/repository.ts'
import { holdFollowingOf } from '#server/firms/entitlements.ts'
import { findProviderOf } from '#server/firms/repository.ts'
import type { Actor } from '#server/platform/audit/actor.ts'
import { writeAudit } from '#server/platform/audit/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { refuse } from '#server/platform/http/http-errors.ts'
import type { MailSettings } from '#server/platform/mail/mail.ts'
import { isAddress } from '#server/platform/mail/mail-address.ts'
import { addUser } from '#server/provisioning/add-user.ts'
import { type EntitlementColumns, emptyEntitlement } from '#server/provisioning/entitle.ts'
import { requireEnd, requireFollowing, toColumns } from '../entitlement.ts'
import { onlyAdmins } from './change.ts'
import { invite } from './send-link.ts'

type Db = Kysely<Database>

type Creating = {
  body: CreateAccount
  isAdmin: boolean
  actor: Actor
  /** Undefined: no mails are written. */
  mail: MailSettings | undefined
}

/** The hash of a first password; undefined where the user signs in by other means. */
async function toPasswordHash({ first_sign_in: first, password }: CreateAccount): Promise<string | undefined> {
  if (first !== 'password') return undefined
  if (!password) throw refuse({ text: 'Give a first password.', code: 'no-password', field: 'password' })
  const weaknesses = await findWeaknesses(password)
  if (weaknesses.length > 0)
    throw refuse(...weaknesses.map(({ rule, text }) => ({ text, code: `password-${rule}`, field: 'password' })))
  return hashPassword(password)
}

/** The subscription of a new user: that of the firm, or one of the user's own. */
async function toEntitlement(db: Db, body: CreateAccount, username: string, now: Date): Promise<EntitlementColumns> {
  if (body.follows_firm) return requireFollowing(await holdFollowingOf(db, username))
  const given = await toColumns(db, body)
  const entitlement = { ...emptyEntitlement, ...given }
  requireEnd(given, entitlement, now)
  return entitlement
}

/**
 * Adds an account, in the firm of its address, and gives its id.
 * @throws a 422 at the field that is not taken
 */
export async function createAccount(db: Db, { body, isAdmin, actor, mail }: Creating, now: Date): Promise<number> {
  const { first_sign_in: first, role = 'reader' } = body
  if (role !== 'reader' && !isAdmin) throw onlyAdmins()
  const username = body.username.trim().toLowerCase()
  const name = body.name.trim()
  if (!isAddress(username))
    throw refuse({ text: 'A user name is an email address.', code: 'no-address', field: 'username' })
  if (first === 'link' && !mail)
    throw refuse({
      text: 'No email can be sent here. Give a first password.',
      code: 'no-mail',
      field: 'first_sign_in',
    })
  const passwordHash = await toPasswordHash(body)
  return db.transaction().execute(async (transaction) => {
    const entitlement = await toEntitlement(transaction, body, username, now)
    if (first === 'company' && !(await findProviderOf(transaction, username)))
      throw refuse({
        text: 'The firm of this address has no company sign-in.',
        code: 'no-company-sign-in',
        field: 'first_sign_in',
      })
    const user = {
      username,
      name,
      externalReference: body.reference?.trim() || null,
      mustChangePassword: first === 'password',
      passwordHash,
      entitlement,
    }
    const id = await addUser(transaction, user, now)
    if (id === undefined)
      throw refuse({ text: 'There is a user of this name already.', code: 'user-exists', field: 'username' })
    if (role !== 'reader') await transaction.updateTable('users').set({ role }).where('id', '=', id).execute()
    if (body.language) {
      await holdSettings(transaction, id, now)
      const settings = transaction.updateTable('delivery_settings').where('user_id', '=', id)
      await settings.set({ language: body.language }).execute()
    }
    const detail = { username, name, first_sign_in: first, role, ...entitlement }
    await writeAudit(transaction, { actor, action: 'user.add', subject: `users/${id}`, detail }, now)
    if (first === 'link' && mail) {
      const { valid_until: end = null, is_trial: isTrial = false } = entitlement
      const { language = 'en' } = body
      await invite(transaction, { id, username, name, end, isTrial, language }, mail, now)
    }
    return id
  })
}
