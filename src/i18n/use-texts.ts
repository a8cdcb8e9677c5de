import { createContext, useContext } from 'react'
import { pageLanguage } from './language.ts'
import type { Catalogue, Texts } from './texts.ts'

/** The language tag of the element that a component stands in; undefined outside of elements. */
export const LanguageContext = createContext<string | undefined>(undefined)

/** The language of the element that is rendered, else of the page. */
export const useLanguage = (): string => useContext(LanguageContext) ?? pageLanguage()

/** The texts of a catalogue in the language of the element that is rendered. Handlers may keep them. */
export const useTexts = <T extends Texts>(catalogue: Catalogue<T>): T => catalogue(useLanguage())
