import { createContext } from 'react'
import type { Category } from './preference.ts'

/** What every part of the research preferences goes by (R362, C73). */
export type PreferenceContext = {
  /** The order of the phrases of a summary. */
  categoryOrder: readonly Category[]
  /** Only preferences that name a value with this text are shown; empty: all. */
  searchText: string
  /** Values of a category that a summary names; of more it tells the number. */
  truncateThreshold: number
  /** Keys of interest records that are left untouched on save. */
  irrelevantCris: readonly string[]
}

export const PreferenceContext = createContext<PreferenceContext | undefined>(undefined)
