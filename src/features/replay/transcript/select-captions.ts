import type { FilmCaptions } from '../film.ts'

/** The captions in a language, else in English, else the first ones. */
export function selectCaptions(captions: readonly FilmCaptions[], language: string): FilmCaptions | undefined {
  const isIn = (wanted: string) => (one: FilmCaptions) => one.language.split('-')[0]?.toLowerCase() === wanted
  return captions.find(isIn(language)) ?? captions.find(isIn('en')) ?? captions[0]
}
