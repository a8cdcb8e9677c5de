import { createContext } from 'react'
import { hasWords, languageTag, primaryOf } from './words.ts'

/** The language tag of the element that a component stands in; undefined outside of elements. */
export const LanguageContext = createContext<string | undefined>(undefined)

/**
 * React lays a provider's value into this field on its way down to whatever it renders, also when it renders a child alone,
 * and takes it out again. So texts that are read while an element is drawn know its language without being told. The field
 * is not documented: `tests/browser/embedding/24-languages.test.ts`, with two languages on one page, stands guard over it.
 */
const rendering = LanguageContext as unknown as { _currentValue: string | undefined }

export type Speak = <T>(read: () => T) => T

let spoken: string | undefined

/** The language that is shown now: of `speaking`, else of the element that is being rendered, else of the page. */
export const language = (): string =>
  spoken ?? rendering._currentValue ?? languageTag(globalThis.document?.documentElement.lang)

/**
 * Kept while an element is rendered, for what is said later, by a handler or when an answer is here: gives what `read` gives in
 * the language of that element.
 */
export function speaker(): Speak {
  const own = language()
  return (read) => {
    const before = spoken
    spoken = own
    try {
      return read()
    } finally {
      spoken = before
    }
  }
}

/** Whether the built-in words are English now: also for languages that have none. */
export const isEnglish = (): boolean => !hasWords(primaryOf(language()))
