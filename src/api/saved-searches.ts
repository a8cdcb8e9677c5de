import type { CreateSavedSearch, SavedSearch, UpdateSavedSearch } from '#contract/saved-search.ts'
import { toList } from './list.ts'
import { send } from './send.ts'

const isComplete = (record: Partial<SavedSearch>): record is SavedSearch =>
  typeof record.id === 'string' && typeof record.query === 'string'

/** The searches that the user keeps, the newest first. */
export const listSavedSearches = async (signal: AbortSignal): Promise<SavedSearch[]> =>
  toList<Partial<SavedSearch>>(await send({ call: 'current_user/saved_searches', signal })).records.filter(isComplete)

export async function createSavedSearch(search: CreateSavedSearch): Promise<void> {
  await send({ call: 'current_user/saved_searches', json: search })
}

export async function updateSavedSearch(changes: UpdateSavedSearch): Promise<void> {
  await send({ call: 'current_user/saved_searches/update', json: changes })
}

export async function deleteSavedSearch(id: string): Promise<void> {
  await send({ call: 'current_user/saved_searches/delete', json: { id } })
}
