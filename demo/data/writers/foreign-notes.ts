import { type Static, Type } from 'typebox'
import type { Language } from '#server/platform/text/languages.ts'
import { analystFor } from '../generate/analysts.ts'
import { assemble } from '../generate/assemble.ts'
import type { WriteDocument } from '../generate/document.ts'
import type { Block } from '../generate/prose.ts'
import { publicationOn } from '../generate/schedule.ts'
import { at } from '../random.ts'
import { fields, Lines, readTexts } from '../read-texts.ts'
import { type LanguageName, languageNames } from '../world/labels.ts'
import { countryPlaces } from './market-facts.ts'

const Note = fields({
  /** Id of the company it is about; null: it is about the country. */
  company: Type.Union([Type.Integer(), Type.Null()]),
  country: Type.String(),
  /** Counted back from the anchor. */
  workingDay: Type.Integer(),
  title: Type.String(),
  subtitle: Type.String(),
  summary: Type.String(),
  sections: Type.Array(fields({ heading: Type.String(), paragraphs: Lines })),
})

const files: Readonly<Record<LanguageName, { language: Language; file: string }>> = {
  German: { language: 'de', file: 'foreign/german' },
  French: { language: 'fr', file: 'foreign/french' },
  Swedish: { language: 'sv', file: 'foreign/swedish' },
}

const notes = languageNames.flatMap((name) => {
  const { language, file } = files[name]
  return readTexts(file, fields({ notes: Type.Array(Note) })).notes.map((note) => ({ ...note, language, name }))
})

/** How many notes are in another language than English. */
export const FOREIGN_NOTES = notes.length

const blocksOf = (sections: Static<typeof Note>['sections']): Block[] =>
  sections.flatMap(({ heading, paragraphs }) => [
    { kind: 'heading', text: heading },
    ...paragraphs.map((text): Block => ({ kind: 'paragraph', text })),
  ])

/** A note in German, French or Swedish, on a country or one of its companies. */
export const writeForeignNote: WriteDocument = (document) => {
  const { world, random, ordinal } = document
  const { language, name, company: companyId, country, workingDay, sections, ...texts } = at(notes, ordinal)
  const region = countryPlaces.find((place) => place.country === country)?.region ?? ''
  const company = companyId === null ? undefined : world.company(companyId)
  const desk = company?.sector.name ?? 'Macro'
  return assemble(document, {
    ...texts,
    type: company ? 'Company Note' : 'Macro',
    library: 'research',
    publishedAt: publicationOn(world, workingDay, random).publishedAt,
    blocks: blocksOf(sections),
    media: 'pdf',
    subject: {
      ...(company && { company }),
      country,
      regions: [region],
      assetClasses: [company ? 'Equity' : 'Fixed Income'],
      analystIds: [analystFor(world.analysts, desk, region, `${country}/${desk}`).id],
      language: name,
    },
    language,
  })
}
