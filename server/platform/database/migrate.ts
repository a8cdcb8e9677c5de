import { type Kysely, type Migration, Migrator, sql } from 'kysely'
import { tagsAndDocuments } from './migrations/0001-tags-and-documents.ts'
import { users } from './migrations/0002-users.ts'
import { eventsAndSite } from './migrations/0003-events-and-site.ts'
import { passageEmbeddings } from './migrations/0004-passage-embeddings.ts'
import { passageVectors } from './migrations/0005-passage-vectors.ts'
import { facets } from './migrations/0010-facets.ts'
import { companyLists } from './migrations/0011-company-lists.ts'
import { eventRegistration } from './migrations/0012-event-registration.ts'
import { passwordLinks } from './migrations/0013-password-links.ts'
import { signingKeys } from './migrations/0020-signing-keys.ts'
import { documentFiles } from './migrations/0021-document-files.ts'
import { signInLimits } from './migrations/0030-sign-in-limits.ts'
import { sessions } from './migrations/0031-sessions.ts'
import { auditChain } from './migrations/0032-audit-chain.ts'
import { retention } from './migrations/0033-retention.ts'
import { searchByAccess } from './migrations/0034-search-by-access.ts'
import { postings } from './migrations/0035-postings.ts'
import { spellings } from './migrations/0036-spellings.ts'
import { documentLanguages } from './migrations/0037-document-languages.ts'
import { replayCaptions } from './migrations/0038-replay-captions.ts'
import { researchChanges } from './migrations/0039-research-changes.ts'
import { follows } from './migrations/0043-follows.ts'
import { deliveries } from './migrations/0044-deliveries.ts'
import { reading } from './migrations/0047-reading.ts'
import { embargo } from './migrations/0048-embargo.ts'
import { deliveryProgress } from './migrations/0050-delivery-progress.ts'
import { queuedDigests } from './migrations/0051-queued-digests.ts'
import { withdrawnStates } from './migrations/0056-withdrawn-states.ts'
import { factors } from './migrations/0057-factors.ts'
import { factorWarnings } from './migrations/0058-factor-warnings.ts'
import { passkeys } from './migrations/0059-passkeys.ts'
import { firms } from './migrations/0060-firms.ts'
import { firmProviders } from './migrations/0061-firm-providers.ts'
import { scim } from './migrations/0062-scim.ts'
import { shownPasskeys } from './migrations/0063-shown-passkeys.ts'
import { roles } from './migrations/0064-roles.ts'
import { accessRequests } from './migrations/0065-access-requests.ts'
import { eventCancellation } from './migrations/0068-event-cancellation.ts'
import { usage } from './migrations/0069-usage.ts'
import { keptDocuments } from './migrations/0070-kept-documents.ts'
import { stagedFiles } from './migrations/0071-staged-files.ts'
import { auditLists } from './migrations/0072-audit-lists.ts'
import { contentVersions } from './migrations/0073-content-versions.ts'
import { replicas } from './migrations/0074-replicas.ts'
import { fileObjects } from './migrations/0075-file-objects.ts'
import { indexVersion } from './migrations/0076-index-version.ts'
import { hostSignIns } from './migrations/0078-host-sign-ins.ts'
import { usageTotals } from './migrations/0079-usage-totals.ts'
import { cancelReasons } from './migrations/0080-cancel-reasons.ts'
import { firmEntitlements } from './migrations/0081-firm-entitlements.ts'
import { indexRules } from './migrations/0082-index-rules.ts'
import type { Database } from './schema.ts'

/** In the order they are applied; a name once released never changes. */
const migrations: Record<string, Migration> = {
  '0001-tags-and-documents': tagsAndDocuments,
  '0002-users': users,
  '0003-events-and-site': eventsAndSite,
  '0004-passage-embeddings': passageEmbeddings,
  '0005-passage-vectors': passageVectors,
  '0010-facets': facets,
  '0011-company-lists': companyLists,
  '0012-event-registration': eventRegistration,
  '0013-password-links': passwordLinks,
  '0020-signing-keys': signingKeys,
  '0021-document-files': documentFiles,
  '0030-sign-in-limits': signInLimits,
  '0031-sessions': sessions,
  '0032-audit-chain': auditChain,
  '0033-retention': retention,
  '0034-search-by-access': searchByAccess,
  '0035-postings': postings,
  '0036-spellings': spellings,
  '0037-document-languages': documentLanguages,
  '0038-replay-captions': replayCaptions,
  '0039-research-changes': researchChanges,
  '0043-follows': follows,
  '0044-deliveries': deliveries,
  '0047-reading': reading,
  '0048-embargo': embargo,
  '0050-delivery-progress': deliveryProgress,
  '0051-queued-digests': queuedDigests,
  '0056-withdrawn-states': withdrawnStates,
  '0057-factors': factors,
  '0058-factor-warnings': factorWarnings,
  '0059-passkeys': passkeys,
  '0060-firms': firms,
  '0061-firm-providers': firmProviders,
  '0062-scim': scim,
  '0063-shown-passkeys': shownPasskeys,
  '0064-roles': roles,
  '0065-access-requests': accessRequests,
  '0068-event-cancellation': eventCancellation,
  '0069-usage': usage,
  '0070-kept-documents': keptDocuments,
  '0071-staged-files': stagedFiles,
  '0072-audit-lists': auditLists,
  '0073-content-versions': contentVersions,
  '0074-replicas': replicas,
  '0075-file-objects': fileObjects,
  '0076-index-version': indexVersion,
  '0078-host-sign-ins': hostSignIns,
  '0079-usage-totals': usageTotals,
  '0080-cancel-reasons': cancelReasons,
  '0081-firm-entitlements': firmEntitlements,
  '0082-index-rules': indexRules,
}

/**
 * The migrations of a newer version that the database has beside all of this one: during a rollout, both versions run. Empty where
 * this version still has something to migrate.
 */
export async function findLaterMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{
    isThere: boolean
  }>`select to_regclass('kysely_migration') is not null as "isThere"`.execute(db)
  if (!rows[0]?.isThere) return []
  const { rows: applied } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const names = new Set(applied.map(({ name }) => name))
  if (!Object.keys(migrations).every((name) => names.has(name))) return []
  return [...names].filter((name) => !Object.hasOwn(migrations, name))
}

const HELD = '55P03'

/**
 * Brings the database to the newest schema, all of it or nothing; throws what the failing migration threw. Call it by `alone` of
 * an open database, which limits how long it may wait for a table.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && 'code' in error && error.code === HELD) {
    const text =
      'The schema could not be changed: others held a table of it for too long. Nothing was changed; start again.'
    throw new Error(text, { cause: error })
  }
  if (error) throw error
}
