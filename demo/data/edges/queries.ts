import { seriesLengths } from '../writers/desk-texts.ts'

/** Searches with exactly as many results as a list shows, and with one more (R245, R246). */
export const edgeQueries = {
  atLimit: { search_term: 'Lodestar', results: seriesLengths.lodestar },
  aboveLimit: { search_term: 'Plumbline', results: seriesLengths.plumbline },
} as const
