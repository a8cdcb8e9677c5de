import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { companySignInRequired, networkNotAllowed } from '#server/platform/http/http-errors.ts'
import { isWithin, listNetworks } from '#server/platform/http/networks.ts'

type Db = Kysely<Database>

/** What a firm asks of the sign-ins and sessions of its users. */
export type FirmRules = {
  ssoRequired: boolean
  mfaRequired: boolean
  /** Milliseconds without use after which a session ends; null: those of the settings. */
  idle: number | null
  /** Null: all. */
  networks: readonly string[] | null
}

export type FirmRuleRow = {
  sso_required: boolean | null
  mfa_required: boolean | null
  idle_minutes: number | null
  allowed_networks: string[] | null
}

const MINUTE = 60_000

/** The rules of a joined row of `firms`, which is empty for users without a firm. */
export const toFirmRules = (row: FirmRuleRow): FirmRules => ({
  ssoRequired: row.sso_required ?? false,
  mfaRequired: row.mfa_required ?? false,
  idle: row.idle_minutes === null ? null : row.idle_minutes * MINUTE,
  networks: row.allowed_networks,
})

export const firmRuleColumns = ['sso_required', 'mfa_required', 'idle_minutes', 'allowed_networks'] as const

/** The rules for a user; undefined: the user has no firm, so there are none. */
export async function findFirmRules(db: Db, userId: number): Promise<FirmRules | undefined> {
  const row = await db
    .selectFrom('users')
    .innerJoin('firms', 'firms.id', 'users.firm_id')
    .select(firmRuleColumns)
    .where('users.id', '=', userId)
    .executeTakeFirst()
  return row && toFirmRules(row)
}

/** Refuses an address outside of the networks of a firm with 403 and `network_not_allowed`. */
export function requireNetwork({ networks }: Pick<FirmRules, 'networks'>, address: string): void {
  if (networks !== null && !isWithin(address, listNetworks(networks))) throw networkNotAllowed()
}

/**
 * Refuses a sign-in that the rules of the user's firm do not allow, with 403 and a code. To be called when what the user has shown
 * was right: who has no right password is told nothing of the firm.
 */
export function requireFirmAllows(
  rules: FirmRules | undefined,
  { isFirmSignIn, address }: { isFirmSignIn: boolean; address: string },
): void {
  if (!rules) return
  if (rules.ssoRequired && !isFirmSignIn) throw companySignInRequired()
  requireNetwork(rules, address)
}
