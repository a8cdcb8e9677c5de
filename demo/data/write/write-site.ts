import type { Kysely } from 'kysely'
import { hashPassword } from '#server/accounts/password-hash.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { seedAccounts } from '../accounts.ts'
import { edgeEventIds, requestedEvents, takenPlaces } from '../edges/events.ts'
import { accessRows, distributionPreferences, followedCompanies } from '../edges/preferences.ts'
import { tagId } from '../generate/world.ts'
import { footerHtml, landingSlots } from '../site/landing.ts'

type Db = Kysely<Database>

/** The accounts with their passwords, subscriptions and preferences. */
export async function writeAccounts(db: Db, now: Date): Promise<void> {
  const accounts = Object.entries(seedAccounts)
  const hashes = await Promise.all(accounts.map(([, { password }]) => hashPassword(password)))
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('users')
      .values(
        accounts.map(([, { id, username, name, mustChangePassword, ...account }]) => ({
          id,
          username,
          name,
          external_reference: `CL-${1000 + id}`,
          must_change_password: mustChangePassword,
          role: 'role' in account ? account.role : 'reader',
          created_at: now,
        })),
      )
      .execute()
    await transaction
      .insertInto('credentials')
      .values(
        accounts.map(([, { id }], index) => ({ user_id: id, password_hash: hashes[index] ?? '', changed_at: now })),
      )
      .execute()
    await transaction
      .insertInto('entitlements')
      .values(
        accounts.map(
          ([
            ,
            {
              id,
              entitlement: { level, regions, assetClasses, libraries },
            },
          ]) => ({
            user_id: id,
            level,
            region_ids: regions?.map((region) => tagId('Region', region)) ?? null,
            asset_class_ids: assetClasses?.map((assetClass) => tagId('Asset Class', assetClass)) ?? null,
            libraries: libraries === null ? null : [...libraries],
          }),
        ),
      )
      .execute()
    await transaction
      .insertInto('preferences')
      .values(
        accounts.map(([key, { id, entitlement }]) => ({
          user_id: id,
          cris: JSON.stringify(distributionPreferences[key] ?? []),
          access_rows: JSON.stringify(accessRows(entitlement.regions)),
        })),
      )
      .execute()
  })
}

/** The companies that accounts follow. */
export async function writeFollows(db: Db, now: Date): Promise<void> {
  const follows = Object.entries(seedAccounts).flatMap(([key, { id }]) =>
    (followedCompanies[key] ?? []).map((tag_id) => ({ user_id: id, tag_id, followed_at: now })),
  )
  await db.insertInto('follows').values(follows).execute()
}

/** What accounts have asked to take part in. */
export async function writeRegistrations(db: Db, now: Date): Promise<void> {
  const asked = requestedEvents.map(({ event, kind }) => ({ event, kind, account: 'full' as const }))
  const taken = takenPlaces.map((place) => ({ ...place, kind: 'register' as const }))
  await db
    .insertInto('registrations')
    .values(
      [...asked, ...taken].map(({ event, kind, account }) => ({
        roadshow_id: edgeEventIds[event],
        user_id: seedAccounts[account].id,
        kind,
        created_at: now,
      })),
    )
    .execute()
}

/** The landing page's slots and the footer. */
export async function writeContents(db: Db): Promise<void> {
  await db
    .insertInto('home_page_slots')
    .values(landingSlots.map(({ name, html }, position) => ({ name, position, raw_content: html })))
    .execute()
  await db.insertInto('contents').values({ name: 'footer', html: footerHtml }).execute()
}
