import { joinValues } from '#lib/format/join-values.ts'
import type { AccessRow } from '#server/platform/database/tables/users.ts'
import { newAccessRow } from '#server/preferences/access-table.ts'
import { regions } from '../world/countries.ts'
import { edgeCompanies } from './companies.ts'

/** The companies that an account follows. */
export const followedCompanies: Readonly<Record<string, readonly number[]>> = {
  full: [
    edgeCompanies.fifteenCharacters.id,
    edgeCompanies.sixteenCharacters.id,
    edgeCompanies.polish.id,
    edgeCompanies.apostrophe.id,
  ],
}

/** The searches that an account keeps. */
export const savedSearches: Readonly<Record<string, readonly { name: string; query: string; alerts: boolean }[]>> = {
  full: [
    { name: 'Margins in the Nordics', query: 'search_term=margins&filter_Region=Nordics&libraries=All', alerts: true },
    { name: 'Rating changes', query: 'filter_Content+Type=Rating+Change&libraries=All', alerts: false },
  ],
}

/** A distribution preference: values of a category joined by `;` (R358). */
export type Preference = Record<string, string>

const joined = (...values: readonly string[]) => joinValues(values)

const twelve: readonly Preference[] = [
  { Region: joined('Nordics'), Sector: joined('Industrials') },
  {
    Region: joined('Western Europe', 'Southern Europe'),
    Sector: joined('Financials'),
    'Asset Class': joined('Equity', 'Credit'),
  },
  {
    Region: joined('Global', 'North America', 'Latin America', 'Oceania', 'Japan & Korea'),
    Sector: joined('Technology', 'Healthcare', 'Energy', 'Materials'),
  },
  {
    Region: joined('Western Europe'),
    Sector: joined('Consumer Discretionary'),
    Company: joined(edgeCompanies.semicolonAndAmpersand.name, edgeCompanies.percent.name, edgeCompanies.quotes.name),
  },
  {
    Region: joined('Nordics'),
    Sector: joined('Utilities'),
    Analyst: joined('Jørgen Brandt-Nielsen', 'Ingrid Åkesson'),
  },
  { Region: joined('Greater China'), Sector: joined('Technology'), Country: joined('China', 'Taiwan', 'Hong Kong') },
  {
    Region: joined('South & South-East Asia'),
    Sector: joined('Consumer Staples'),
    'Content Type': joined('Company Note', 'Sector Note', 'Rating Change', 'Initiation'),
  },
  { Region: joined('Central & Eastern Europe'), Sector: joined('Materials'), Country: joined('Poland', 'Türkiye') },
  { Region: joined('Latin America'), Sector: joined('Energy', 'Materials'), 'Asset Class': joined('Commodities') },
  { Region: joined('Middle East & Africa'), Sector: joined('Real Estate', 'Financials') },
  { Region: joined('Oceania'), Sector: joined('Healthcare'), Company: joined('Sheoak Hearing') },
  {
    Region: joined('Western Europe', 'Nordics', 'Southern Europe', 'Central & Eastern Europe'),
    Sector: joined('Telecoms & Media'),
    'Asset Class': joined('Equity', 'Credit', 'Fixed Income', 'Multi-Asset'),
    Company: joined(edgeCompanies.markup.name),
    Country: joined('United Kingdom', 'France', 'Germany', 'Spain'),
    Analyst: joined('Rafael Quintanilla', 'Saskia van der Meulen'),
    'Content Type': joined('Company Note', 'Thematic'),
  },
]

/**
 * Distribution preferences by account: twelve, one and none (R344). `Language` is a key that the portal does not know, and a
 * record of `Newsletter` is no preference at all (C73).
 */
export const distributionPreferences: Readonly<Record<string, readonly Preference[]>> = {
  full: twelve,
  regions: [
    { Region: joined('Nordics', 'Western Europe'), Sector: joined('Industrials', 'Utilities'), Language: 'en' },
  ],
  equity: [{ Newsletter: 'Weekly Wrap' }, { Region: joined('Global'), Sector: joined('Financials') }],
  trial: [],
  fresh: [],
  mustChange: [{ Region: joined('North America'), Sector: joined('Technology') }],
}

/** What the provider does not send of a region, or sends to nobody for the time being (R366, R367). */
const absent = new Set([
  'Oceania/Weekly',
  'Oceania/Stock ideas / sales commentary',
  'Latin America/Stock ideas / sales commentary',
  'Global/Events & Marketing',
])
const notPermitted = new Set([
  'Greater China/Daily',
  'Greater China/Weekly',
  'Japan & Korea/Stock ideas / sales commentary',
  'North America/Events & Marketing',
])

/**
 * The rows of the email preferences for a subscription (R364). A cell outside the subscription's regions is not permitted;
 * one cell is active though it is not permitted any more.
 */
export function accessRows(permittedRegions: readonly string[] | null): AccessRow[] {
  return regions.map(({ name: region }, row) => {
    const { options } = newAccessRow(region, permittedRegions === null || permittedRegions.includes(region))
    const sent = Object.entries(options).filter(([column]) => !absent.has(`${region}/${column}`))
    const cells = sent.map(([column, option], index) => {
      const cell = `${region}/${column}`
      const permitted = option.permitted && !notPermitted.has(cell)
      const active = permitted ? (row + index) % 3 === 0 : cell === 'Greater China/Daily'
      return [column, { ...option, permitted, active }] as const
    })
    return { region, options: Object.fromEntries(cells) }
  })
}
