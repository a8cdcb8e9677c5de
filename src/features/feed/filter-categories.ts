/** The categories that research is filtered by, in their order (R249). */
export const filterCategories = [
  'Asset Class',
  'Region',
  'Sector',
  'Company',
  'Ticker',
  'Analyst',
  'Country',
  'Content Type',
]

/** Those that the search box suggests from. */
export const suggestedCategories = [...filterCategories, 'Sub-Sector']
