import { texts } from '../texts.ts'

export const companyProfileTexts = texts('company-profile', {
  loading: 'Loading the company',
  signedOut: 'Sign in to see this company.',
  failed: 'The company could not be loaded.',
  figures: 'Rating, target and price',
  rating: 'Rating',
  notRated: 'Not rated',
  targetPrice: 'Price target',
  upside: 'Upside',
  downside: 'Downside',
  marketCap: 'Market cap',
  trades: 'Trading currency {currency}',
  accounts: 'Accounts in {currency}',
  millions: '{currency} m',
  perShare: '{unit}; per share in {currency}',
  lastClose: 'Last close',
  updated: 'Updated {date}',
  analyst: 'Covering analyst',
  analysts: 'Covering analysts',
  alsoCovering: 'Also covering',
  keyFigures: 'Key figures',
  copyKeyFigures: 'Copy the key figures',
  growth: 'growth',
  margin: 'margin',
  growthOf: '{name} growth',
  marginOf: '{name} margin',
  about: 'About the company',
  risks: 'Risks',
  disclosures: 'Disclosures',
  actual: 'Actual',
  estimate: 'Estimate',
  actualFlag: 'A',
  estimateFlag: 'E',
  sections: 'Company',
  research: 'Research Covered',
  financials: 'Company Financials',
  questions: 'Analyst Questions',
})

/** A company that the subscription does not cover. */
export const companyLockedTexts = texts('company-locked', {
  title: 'Not included in your subscription',
  reason:
    'Your subscription does not cover {name}: its rating, price target, financials, analyst questions and research are locked.',
  next: 'Client services can tell you how to get access.',
  ask: 'Please email client services to get access.',
  subject: 'Access to {name}',
})

/** The table of research and what goes with it. */
export const companyResearchTexts = texts('company-research', {
  caption: 'Research on {name}',
  primaryFocus: 'Primary Focus',
  reportName: 'Report Name',
  reportType: 'Report Type',
  author: 'Author',
  publicationDate: 'Publication Date',
  loading: 'Loading research',
  loaded: '{count} documents shown',
  empty: 'No data available.',
  emptySearch: 'No research on {name} matches this search.',
  failed: 'The research could not be loaded.',
  signedOut: 'Sign in to read research.',
  untitled: 'Untitled document',
  notIncluded: "Your subscription level doesn't provide access to this document.",
  loadMore: 'Load More',
  moreFailed: 'More documents could not be loaded.',
  retry: 'Try again',
  limit: "Can't find what you're looking for? Try viewing more content in our {link}",
  libraryLink: 'Research Library',
})

/** The tabs of figures and of questions. */
export const companyTabTexts = texts('company-tabs', {
  caption: 'Financials of {name}',
  note: '{actual} actual, {estimate} estimate',
  currency: 'Accounting currency {currency}',
  withheld: 'Estimates come with the model, which your subscription does not include',
  noFinancials: 'No data available.',
  loading: 'Loading the financials',
  financialsFailed: 'The table could not be shown.',
  copy: 'Copy',
  copied: 'Table copied to the clipboard.',
  copiedShort: 'Copied',
  copyFailed: 'The table could not be copied. Your browser may not allow it here; export it instead.',
  close: 'Close',
  noQuestions: 'Sorry, no content is available.',
  questionsUpdated: 'Updated {date}',
})

/** The price target over time. */
export const companyHistoryTexts = texts('company-history', {
  loading: 'Loading the price target over time',
  failed: 'The price target over time could not be loaded.',
})

/** Companies of the same sector. */
export const companyPeersTexts = texts('company-peers', {
  title: 'Peers',
  all: 'All',
  allOf: 'All companies: {sector}',
  upside: 'Upside',
  downside: 'Downside',
  failed: 'The peers could not be loaded.',
})
