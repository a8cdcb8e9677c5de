import { createSavedSearch, deleteSavedSearch, listSavedSearches, updateSavedSearch } from '#api/saved-searches.ts'
import { createSharedResource, isCurrent, type SharedResource } from '#api/shared-resource.ts'
import type { CreateSavedSearch, SavedSearch, UpdateSavedSearch } from '#contract/saved-search.ts'
import { shared } from '#lib/dom/runtime.ts'

export type SavedSearchesStore = Omit<SharedResource<SavedSearch[]>, 'changed'> & {
  // Each throws an ApiError if the change was not stored.
  create(search: CreateSavedSearch): Promise<void>
  update(changes: UpdateSavedSearch): Promise<void>
  remove(id: string): Promise<void>
  /** Notes that the user has opened a search. Its new documents are not worth a message if that fails. */
  markSeen(search: SavedSearch): void
}

function createStore(): SavedSearchesStore {
  const { changed, ...list } = createSharedResource<SavedSearch[]>({
    channel: 'research-portal.saved-searches',
    fetch: listSavedSearches,
    onStart() {
      page.store ??= store
    },
    onStop() {
      delete page.store
    },
  })
  const store: SavedSearchesStore = {
    ...list,
    async create(search) {
      await createSavedSearch(search)
      changed()
    },
    async update(changes) {
      await updateSavedSearch(changes)
      const { seen, ...fields } = changes
      changed((searches) =>
        searches.map((search) =>
          search.id === changes.id ? { ...search, ...fields, ...(seen && { new_count: 0 }) } : search,
        ),
      )
    },
    async remove(id) {
      await deleteSavedSearch(id)
      changed()
    },
    markSeen({ id, new_count }) {
      if (new_count > 0) store.update({ id, seen: true }).catch(() => {})
    },
  }
  return store
}

const page = shared('saved-searches', (): { store?: SavedSearchesStore } => ({}))

/** The API keeps no longer name. */
export const LONGEST_NAME = 120

/** The searches that the user keeps: one list for all elements of the page, and told to other tabs of the origin. */
export function getSavedSearches(): SavedSearchesStore {
  if (!page.store || !isCurrent(page.store)) page.store = createStore()
  return page.store
}
