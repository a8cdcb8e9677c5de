import type { Kysely } from 'kysely'
import type { Sealer } from '#server/access/sealer.ts'
import { type FirmProvider, secretOwner } from '#server/firms/repository.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { type Provider, ProviderUnavailableError } from './provider-client.ts'

function openSecret(sealer: Sealer, sealed: string, owner: string): string {
  try {
    return sealer.open(sealed, owner)
  } catch (cause) {
    throw new ProviderUnavailableError('The client secret cannot be opened: see FACTOR_KEY.', { cause })
  }
}

/** A provider with its secret in the clear, which is sealed again if an older key has sealed it. */
export async function openProvider(db: Kysely<Database>, sealer: Sealer, row: FirmProvider): Promise<Provider> {
  const owner = secretOwner(row.firm_id)
  const clientSecret = openSecret(sealer, row.sealed_secret, owner)
  if (!sealer.isCurrent(row.sealed_secret))
    await db
      .updateTable('firm_providers')
      .set({ sealed_secret: sealer.seal(clientSecret, owner) })
      .where('firm_id', '=', row.firm_id)
      .where('sealed_secret', '=', row.sealed_secret)
      .execute()
  return {
    firmId: row.firm_id,
    issuer: row.issuer,
    clientId: row.client_id,
    clientSecret,
    scope: row.scope,
    changedAt: row.changed_at,
  }
}
