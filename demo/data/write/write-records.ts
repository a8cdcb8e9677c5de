import type { Kysely } from 'kysely'
import { writeCaptions } from '#server/events/captions/write-captions.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { eventVectors } from '#server/platform/database/search-vectors.ts'
import type { SeedEvent } from '../generate/event.ts'
import type { SeedTag } from '../generate/tag.ts'
import { tagId } from '../generate/world.ts'
import { roadshowTypes } from '../world/labels.ts'
import { tagRow } from './rows.ts'

/** Rows in one statement. */
const BATCH = 300

async function inBatches<T>(items: readonly T[], write: (batch: readonly T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < items.length; start += BATCH) await write(items.slice(start, start + BATCH))
}

export async function writeTags(db: Kysely<Database>, tags: readonly SeedTag[]): Promise<void> {
  await db
    .transaction()
    .execute((transaction) =>
      inBatches(tags, (batch) => transaction.insertInto('tags').values(batch.map(tagRow)).execute()),
    )
}

const colourOf = (type: string) => roadshowTypes.find(({ name }) => name === type)?.colour ?? null

export async function writeEvents(db: Kysely<Database>, events: readonly SeedEvent[]): Promise<void> {
  const row = (event: SeedEvent) => ({
    id: event.id,
    name: event.name,
    description: event.description,
    start_at: event.startAt,
    end_at: event.endAt,
    time_zone: event.timeZone,
    type_id: tagId('Roadshow Type', event.type),
    type_colour: colourOf(event.type),
    location: event.location,
    format: event.format,
    has_invitation: event.hasInvitation,
    has_schedule: event.hasSchedule,
    meeting_url: event.meetingUrl,
    feedback_url: event.feedbackUrl,
    video_id: event.videoId,
    promoted: event.promoted,
    can_register: event.canRegister,
    tag_ids: [...event.tagIds],
    region_ids: [...event.regionIds],
    preview_level: event.previewLevel,
    capacity: event.capacity,
    is_public: event.isPublic,
    revision: event.revision,
    ...eventVectors({ ...event, tags: event.tagValues }),
  })
  await db.transaction().execute(async (transaction) => {
    await inBatches(events, (batch) => transaction.insertInto('roadshows').values(batch.map(row)).execute())
    await writeCaptions(
      transaction,
      events.flatMap(({ id, captions }) => (captions === null ? [] : [{ roadshowId: id, vtt: captions }])),
    )
  })
}
