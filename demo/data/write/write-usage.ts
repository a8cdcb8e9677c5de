import { type Insertable, type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { UsageDayTable, UsageSubject } from '#server/platform/database/tables/usage.ts'
import { seedAccounts } from '../accounts.ts'
import { type Random, randomFor } from '../random.ts'

type Db = Kysely<Database>
type Account = keyof typeof seedAccounts
type Uses = Pick<Insertable<UsageDayTable>, 'opens' | 'reads' | 'downloads' | 'replays' | 'machine'>
type Subject = [subject: UsageSubject, id: number]
type Used = { id: number; at: number; analysts: readonly number[] }

const DAY = 24 * 60 * 60_000

/** Days of readership before the first start: a quarter, and the one before to compare it with. */
const DAYS = 184

/** Rows of one statement. */
const SLICE = 1000

/** Clients with their people. */
const firms: readonly { slug: string; name: string; people: readonly Account[] }[] = [
  { slug: 'aldgate', name: 'Aldgate Capital', people: ['full', 'equity', 'fresh'] },
  { slug: 'skagen-bay', name: 'Skagen Bay Asset Management', people: ['regions'] },
  { slug: 'osborne', name: 'Osborne & Partners', people: ['trial', 'mustChange'] },
]

/** The firm with a subscription, and the account that has it; the others have one of their own. */
const [SUBSCRIBER, FOLLOWER]: [string, Account] = ['aldgate', 'full']

/** Leads the first firm. */
const LEAD: Account = 'equity'

/** Documents that somebody opens on a working day. */
const pace: Readonly<Record<Account, number>> = {
  full: 11,
  regions: 7,
  equity: 5,
  trial: 3,
  fresh: 4,
  mustChange: 1,
  desk: 1,
}

const none = { opens: 0, reads: 0, downloads: 0, replays: 0, machine: 0 }

const toDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** Somebody opens a note, more often than not reads it, and keeps some; a program of the first account fetches a few. */
const drawUses = (random: Random, account: Account): Uses => ({
  ...none,
  opens: random.chance(0.2) ? 2 : 1,
  reads: random.chance(0.55) ? 1 : 0,
  downloads: random.chance(0.25) ? 1 : 0,
  machine: account === 'full' && random.chance(0.2) ? 1 : 0,
})

/** Adds up what is used by day and by month. */
function openSums() {
  const days = new Map<string, Insertable<UsageDayTable>>()
  return {
    add(day: string, firm_id: number | undefined, subjects: readonly Subject[], uses: Uses) {
      for (const whose of firm_id === undefined ? [0] : [0, firm_id])
        for (const [subject, subject_id] of subjects) {
          if (subject === 'firm' && whose !== 0) continue
          const key = [whose, subject, subject_id, day].join()
          const sums = days.get(key) ?? { firm_id: whose, subject, subject_id, day, ...none }
          for (const kind of Object.keys(none) as (keyof Uses)[]) sums[kind] = (sums[kind] ?? 0) + (uses[kind] ?? 0)
          days.set(key, sums)
        }
    },
    list: () => [...days.values()],
  }
}

async function writeFirms(db: Db, now: Date): Promise<Map<Account, number>> {
  const members = new Map<Account, number>()
  for (const { slug, name, people } of firms) {
    const row = db.insertInto('firms').values({ slug, name, created_at: now }).returning('id')
    const { id } = await row.executeTakeFirstOrThrow()
    await db
      .insertInto('firm_domains')
      .values({ domain: `${slug}.example`, firm_id: id })
      .execute()
    if (slug === SUBSCRIBER) await db.insertInto('firm_entitlements').values({ firm_id: id, level: 3 }).execute()
    for (const account of people) {
      members.set(account, id)
      await db.updateTable('users').set({ firm_id: id }).where('id', '=', seedAccounts[account].id).execute()
    }
  }
  await db
    .updateTable('entitlements')
    .set({ follows_firm: true })
    .where('user_id', '=', seedAccounts[FOLLOWER].id)
    .execute()
  // A change of the firm ends what a user may do for it, so this comes second.
  await db.updateTable('users').set({ is_firm_lead: true }).where('id', '=', seedAccounts[LEAD].id).execute()
  return members
}

/** Firms of the accounts, and six months of readership: what is new is opened most, as in life. */
export async function writeUsage(db: Db, now: Date): Promise<void> {
  const today = Date.parse(toDay(now.getTime()))
  const members = await writeFirms(db, now)
  const since = new Date(today - (DAYS + 7) * DAY)
  const documents = await db
    .selectFrom('documents')
    .select(['id', 'published_at', 'analyst_ids'])
    .where('published_at', '>', since)
    .where('published_at', '<', now)
    .orderBy('published_at')
    .orderBy('id')
    .execute()
  const notes = documents.map(
    ({ id, published_at, analyst_ids }): Used => ({
      id,
      at: published_at.getTime(),
      analysts: analyst_ids,
    }),
  )
  const films = await db.selectFrom('roadshows').select('id').where('video_id', 'is not', null).orderBy('id').execute()
  const sums = openSums()
  for (let back = DAYS; back >= 1; back--) {
    const time = today - back * DAY
    const isWeekend = [0, 6].includes(new Date(time).getUTCDay())
    const day = toDay(time)
    const fresh = notes.filter(({ at }) => at < time + DAY && at > time - 7 * DAY)
    for (const account of Object.keys(seedAccounts) as Account[]) {
      const random = randomFor('usage', `${account} ${back}`)
      const [user, firm] = [seedAccounts[account].id, members.get(account)]
      const whose: Subject[] = [
        ['all', 0],
        ['user', user],
      ]
      if (firm !== undefined) whose.push(['firm', firm])
      const count = isWeekend ? random.int(0, 1) : random.int(0, 2 * pace[account])
      for (const { id, analysts } of random.some(fresh, count)) {
        const authors = analysts.map((analyst): Subject => ['analyst', analyst])
        sums.add(day, firm, [...whose, ['document', id], ...authors], drawUses(random, account))
      }
      if (films.length > 0 && random.chance(pace[account] / 40))
        sums.add(day, firm, [...whose, ['event', random.pick(films).id]], { ...none, replays: 1 })
    }
  }
  await writeSums(db, sums.list())
}

async function writeSums(db: Db, days: readonly Insertable<UsageDayTable>[]): Promise<void> {
  for (let start = 0; start < days.length; start += SLICE)
    await db
      .insertInto('usage_days')
      .values(days.slice(start, start + SLICE))
      .execute()
  await sql`insert into usage_months (firm_id, subject, subject_id, month, opens, reads, downloads, replays, machine)
    select firm_id, subject, subject_id, date_trunc('month', day)::date, sum(opens), sum(reads), sum(downloads), sum(replays), sum(machine)
    from usage_days group by 1, 2, 3, 4`.execute(db)
}
