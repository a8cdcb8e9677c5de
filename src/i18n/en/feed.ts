import { texts } from '../texts.ts'

/** The count of documents and their order. */
export const feedSummaryTexts = texts('feed-summary', {
  one: '1 document',
  many: '{count} documents',
  atLeast: '{count}+ documents',
  best: 'Best {count}',
  newOnes: '{count} new',
  sort: 'Sort by',
  relevance: 'Relevance',
  newest: 'Newest',
  oldest: 'Oldest',
  title: 'Title',
})

export const feedTexts = texts('feed', {
  label: 'Research',
  quickFilters: 'Content type',
  all: 'All',
  relevance: 'Relevance',
  filterTitle: 'Filter Research',
  loading: 'Loading research',
  loaded: '{count} documents shown',
  loadMore: 'Load More',
  sinceLastVisit: 'New since your last visit',
  isNew: 'New',
  emptyNarrowed: "We can't find what you're looking for. Try using a different search term or filter.",
  empty: "It looks like we don't have anything to show you right now.",
  startOver: 'Clear search and filters',
  browse: 'Browse all research',
  limitRefine: 'Please refine your search criteria to see further results.',
  limitLibrary: "Can't find what you're looking for? Try viewing more content in our {link}",
  libraryLink: 'Research Library',
  retry: 'Try again',
  failed: 'The documents could not be shown.',
  moreFailed: 'More documents could not be loaded.',
  signedOut: 'Sign in to read research.',
})
