import type { Kysely } from 'kysely'
import type { Firm } from '#server/firms/repository.ts'
import { operator } from '#server/platform/audit/actor.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { setFirmEntitlement } from '#server/provisioning/firm-entitlement.ts'
import { UsageError } from '../command.ts'
import { entitlementColumns } from '../users/entitlements.ts'
import { toFlag } from './options.ts'

type FirmWork = (transaction: Kysely<Database>, firm: Firm, now: Date) => Promise<void>

type Values = Partial<Record<'level' | 'regions' | 'asset-classes' | 'libraries' | 'until' | 'trial', string>> & {
  everybody: boolean
}

/** `subscribe <firm>`; with `--everybody` alone what is covered stays. */
export function subscribe(values: Values): FirmWork {
  const { level, regions, libraries, until, trial, everybody: isForAll } = values
  const isTrial = trial === undefined ? undefined : toFlag('trial', trial)
  const given = { level, regions, assetClasses: values['asset-classes'], libraries, until, isTrial }
  if (!isForAll && Object.values(given).every((value) => value === undefined))
    throw new UsageError('Nothing is to be changed.')
  return async (transaction, firm, now) => {
    const columns = await entitlementColumns(transaction, given)
    await setFirmEntitlement(transaction, { firm, given: columns, isForAll, actor: operator() }, now)
  }
}

/** `unsubscribe <firm>`. */
export const unsubscribe: FirmWork = (transaction, firm, now) =>
  setFirmEntitlement(transaction, { firm, given: null, isForAll: false, actor: operator() }, now)
