import { texts } from '../texts.ts'

/** What categories of tags are called where the deployment has no word of its own for them (R208). */
export const categoryTexts = texts('categories', {
  Analyst: 'Analyst',
  Company: 'Company',
  Sector: 'Sector',
  'Sub-Sector': 'Sub-Sector',
  Region: 'Region',
  Country: 'Country',
  'Asset Class': 'Asset Class',
  'Content Type': 'Content Type',
  Ticker: 'Ticker',
  'Roadshow Type': 'Roadshow Type',
})

/** Several of them, in languages other than English, which has a rule for that (R195, R209). */
export const categoryPluralTexts = texts('category-plurals', {
  Analyst: 'Analysts',
  Company: 'Companies',
  Sector: 'Sectors',
  'Sub-Sector': 'Sub-Sectors',
  Region: 'Regions',
  Country: 'Countries',
  'Asset Class': 'Asset Class',
  'Content Type': 'Content Types',
  Ticker: 'Tickers',
  'Roadshow Type': 'Roadshow Types',
})
