import { findText } from './texts.ts'

/**
 * What a value of the API is called in a language: `Banks` of `Sector` is `Banken` in German. Values without a name are shown
 * as they are. Categories are those of tags, and `Rating`, `Figure`, `Library` and `Event Format`. Only what is shown is
 * translated: addresses, calls and events keep the value.
 */
export const valueLabel = (category: string, value: string, language: string): string =>
  findText(language, `values.${category}.${value}`) ?? value
