import { createContext } from 'react'
import type { Category } from './preference.ts'

/** Settings for all parts of the research preferences (R362, C73). */
export type PreferenceContext = {
  /** The order of the phrases in a summary. */
  categoryOrder: readonly Category[]
  /** Shows only preferences with a value that contains this text; empty: all. */
  searchText: string
  /** The maximum number of values per category in a summary; more become a number. */
  truncateThreshold: number
  /** Keys of interest records that a save leaves unchanged. */
  irrelevantCris: readonly string[]
}

export const PreferenceContext = createContext<PreferenceContext | undefined>(undefined)
