import type { Follow } from '#contract/follow.ts'
import type { AccessOption, AccessPreferenceRow, InterestRecord } from '#contract/preference.ts'
import type { CurrentUser } from '#contract/session.ts'
import { toDocument } from './document-records.ts'
import { byDate, tagIdsOf } from './document-tags.ts'
import type { World } from './memory.ts'
import { type Handler, Refusal, readField } from './request.ts'
import { toTagWithFigures } from './tag-records.ts'

export const SAMPLE_USER = 'Sample user'

/** The one with the newest document first. */
function listFollows({ records, memory }: World): Follow[] {
  const newest = records.documents.toSorted(byDate)
  const follows = [...memory.follows].flatMap(([id, followed_at]) => {
    const tag = records.tags.get(id)
    const document = newest.find((document) => tagIdsOf(document).includes(id))
    return tag ? [{ tag, followed_at, document }] : []
  })
  return follows
    .sort((one, other) => ((one.document?.publication_date ?? '') < (other.document?.publication_date ?? '') ? 1 : -1))
    .map(({ tag, followed_at, document }) => ({
      tag: toTagWithFigures(tag),
      followed_at,
      newest: document ? toDocument(records, memory, document) : null,
    }))
}

const switches = ['Daily', 'Weekly', 'Stock ideas / sales commentary', 'Events & Marketing'] as const

function withActive(row: AccessPreferenceRow, labels: readonly string[]): AccessPreferenceRow {
  const set = (option: AccessOption) =>
    option.permitted ? { ...option, active: labels.includes(option.label) } : option
  const changed = switches.flatMap((key) => {
    const option = row[key]
    return option ? [[key, set(option)] as const] : []
  })
  return { ...row, ...Object.fromEntries(changed) }
}

export function accountCalls(world: World): Record<string, Handler> {
  const { memory } = world
  return {
    current_user: (): CurrentUser => ({
      username: 'sample',
      contact: { name: SAMPLE_USER, cris: [...memory.interests] },
    }),
    'current_user/change_password': () => {
      throw new Refusal(422, 'This is a sample: it has no password to change.')
    },
    'current_user/follows': ({ body }) => {
      if (body === undefined) return { records: listFollows(world) }
      const id = String(readField(body, 'tag_id'))
      if (readField(body, 'followed') === true) memory.follows.set(id, new Date().toISOString())
      else memory.follows.delete(id)
      return { success: true }
    },
    'current_user/get_cris': () => memory.interests,
    'current_user/update_cris': ({ body }) => {
      const given = readField(body, 'cri_json')
      memory.interests = (typeof given === 'string' ? JSON.parse(given) : given) as InterestRecord[]
      return { success: true }
    },
    get_preferences_table: () => memory.access,
    update_access_preferences: ({ body }) => {
      const labels = readField(body, 'preferences') as string[]
      memory.access = memory.access.map((row) => withActive(row, labels))
      return { success: true }
    },
    capture_event: () => ({ id: crypto.randomUUID() }),
    // The file of the samples is public, so its address stays as it is.
    file_token: () => {
      throw new Refusal(422, 'A sample file needs no token.')
    },
  }
}
