import { texts } from '../texts.ts'

export const companiesTexts = texts('companies', {
  label: 'Companies',
  caption: 'Covered Companies',
  all: 'All Companies',
  filterTitle: 'Filter Companies',
  ticker: 'Ticker',
  rating: 'Rating',
  anyRating: 'All',
  author: 'Author',
  lastUpdated: 'Last Updated',
  target: 'Price target',
  price: 'Last close',
  upside: 'Upside',
  cardTarget: 'Target',
  cardPrice: 'Last close',
  letters: 'Companies by initial letter',
  noData: 'No companies',
  loading: 'Loading companies',
  loaded: '{count} companies shown',
  loadMore: 'Load More',
  emptyNarrowed: "We can't find what you're looking for. Try using a different search term or filter.",
  empty: "It looks like we don't have anything to show you right now.",
  emptyInProfile: 'No data available.',
  startOver: 'Clear search and filters',
  limit: 'Please refine your search criteria to see further results.',
  signedOut: 'Sign in to see the companies we cover.',
  exportName: 'covered-companies',
  yes: 'Yes',
  no: 'No',
})

/** A company's files, wherever they stand. */
export const companyTexts = texts('company', {
  model: 'Model',
  tearSheet: 'Tear Sheet',
  downloadModel: 'Download the model of {name}',
  downloadTearSheet: 'Download the tear sheet of {name}',
  lockedModel: 'Not included in your subscription: the model of {name}',
  lockedTearSheet: 'Not included in your subscription: the tear sheet of {name}',
  unnamed: 'Unnamed company',
})
