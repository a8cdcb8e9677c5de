import type { AccessRequestTable, DocumentGrantTable, EntitlementTable } from './tables/access.ts'
import type { AnalyticsEventTable } from './tables/analytics.ts'
import type { AuditChainTable, AuditTable } from './tables/audit.ts'
import type { ArrivalTable, DeliverySettingTable, DeliveryTable, SavedSearchTable } from './tables/deliveries.ts'
import type {
  DocumentBodyTable,
  DocumentSearchTable,
  DocumentSetTable,
  DocumentTable,
  DocumentTagTable,
  PassageEmbeddingTable,
  PassageTable,
  SearchBlockTable,
  SearchPostingTable,
  SearchSpellingTable,
  SearchStaleTable,
} from './tables/documents.ts'
import type {
  FactorKeyTable,
  PasskeyChallengeTable,
  PasskeyTable,
  PasskeyUserTable,
  PendingSignInTable,
  RecoveryCodeTable,
  TotpFactorTable,
} from './tables/factors.ts'
import type {
  FirmDomainTable,
  FirmEntitlementTable,
  FirmGroupTable,
  FirmProviderTable,
  FirmSignInTable,
  FirmSubjectTable,
  FirmTable,
  FirmTokenTable,
  FirmUserTable,
} from './tables/firms.ts'
import type { FollowTable } from './tables/follows.ts'
import type {
  DocumentFileTable,
  EmbargoedDocumentTable,
  RemovedObjectTable,
  StagedFileTable,
  WithdrawnDocumentTable,
  WithdrawnStateTable,
} from './tables/imports.ts'
import type { OutgoingMailTable } from './tables/mails.ts'
import type { DocumentReadTable, ReadingListTable } from './tables/reading.ts'
import type { AccessVersionTable, UserWriteTable } from './tables/replicas.ts'
import type { RegistrationTable, ReplayCaptionsTable, ReplaySentenceTable, RoadshowTable } from './tables/roadshows.ts'
import type { SessionTable } from './tables/sessions.ts'
import type { SigningKeyTable } from './tables/signing-keys.ts'
import type { ContentTable, ContentVersionTable, HomePageSlotTable, MetaTable } from './tables/site.ts'
import type { TagTable } from './tables/tags.ts'
import type {
  UsageDayTable,
  UsageEventTable,
  UsageMonthTable,
  UsageTotalDayTable,
  UsageTotalMonthTable,
} from './tables/usage.ts'
import type {
  CredentialTable,
  KnownSourceTable,
  LinkRequestTable,
  OneTimeTokenTable,
  PreferenceTable,
  SignInFailureTable,
  UserTable,
  WriteCountTable,
} from './tables/users.ts'

/** Every table of the reference API, as Kysely sees it. The migrations create exactly these. */
export interface Database {
  documents: DocumentTable
  document_bodies: DocumentBodyTable
  document_tags: DocumentTagTable
  document_search: DocumentSearchTable
  document_sets: DocumentSetTable
  document_files: DocumentFileTable
  removed_objects: RemovedObjectTable
  embargoed_documents: EmbargoedDocumentTable
  withdrawn_documents: WithdrawnDocumentTable
  withdrawn_states: WithdrawnStateTable
  staged_files: StagedFileTable
  passages: PassageTable
  search_postings: SearchPostingTable
  search_blocks: SearchBlockTable
  search_spellings: SearchSpellingTable
  search_stale: SearchStaleTable
  passage_embeddings: PassageEmbeddingTable
  tags: TagTable
  users: UserTable
  credentials: CredentialTable
  sessions: SessionTable
  totp_factors: TotpFactorTable
  recovery_codes: RecoveryCodeTable
  pending_sign_ins: PendingSignInTable
  factor_keys: FactorKeyTable
  passkey_users: PasskeyUserTable
  passkeys: PasskeyTable
  passkey_challenges: PasskeyChallengeTable
  firms: FirmTable
  firm_domains: FirmDomainTable
  firm_providers: FirmProviderTable
  firm_groups: FirmGroupTable
  firm_entitlements: FirmEntitlementTable
  firm_subjects: FirmSubjectTable
  firm_sign_ins: FirmSignInTable
  firm_tokens: FirmTokenTable
  firm_users: FirmUserTable
  sign_in_failures: SignInFailureTable
  known_sources: KnownSourceTable
  one_time_tokens: OneTimeTokenTable
  signing_keys: SigningKeyTable
  link_requests: LinkRequestTable
  entitlements: EntitlementTable
  document_grants: DocumentGrantTable
  access_requests: AccessRequestTable
  preferences: PreferenceTable
  follows: FollowTable
  document_reads: DocumentReadTable
  reading_list: ReadingListTable
  saved_searches: SavedSearchTable
  arrivals: ArrivalTable
  deliveries: DeliveryTable
  delivery_settings: DeliverySettingTable
  roadshows: RoadshowTable
  registrations: RegistrationTable
  replay_captions: ReplayCaptionsTable
  replay_sentences: ReplaySentenceTable
  events: AnalyticsEventTable
  usage_events: UsageEventTable
  usage_days: UsageDayTable
  usage_months: UsageMonthTable
  usage_total_days: UsageTotalDayTable
  usage_total_months: UsageTotalMonthTable
  write_counts: WriteCountTable
  audit: AuditTable
  audit_chain: AuditChainTable
  outgoing_mails: OutgoingMailTable
  home_page_slots: HomePageSlotTable
  contents: ContentTable
  content_versions: ContentVersionTable
  meta: MetaTable
  user_writes: UserWriteTable
  access_version: AccessVersionTable
}
