import { type Static, Type } from 'typebox'
import { fields, Lines, readTexts } from '../read-texts.ts'

/** A paragraph in one of several wordings, a heading below the section's, or a table or chart by its name. */
const Part = Type.Union([
  fields({ text: Lines }),
  fields({ subheading: Type.String() }),
  fields({ exhibit: Type.String() }),
])

const Section = fields({ heading: Lines, parts: Type.Array(Part, { minItems: 1 }) })

/** The outline of a long note: its sections in order. */
const Outline = Type.Array(Section, { minItems: 1 })
export type Outline = Static<typeof Outline>

const outlineIn = (...names: string[]): Outline => names.flatMap((name) => readTexts(`long/${name}`, Outline))

export const longOutlines = {
  company: outlineIn('company-case', 'company-figures', 'company-value'),
  sector: outlineIn('sector'),
  primer: outlineIn('primer'),
  macro: outlineIn('macro'),
}

/** Paragraphs of a profile, each in several wordings: of a company in a review, of an economy in a macro note. */
export const longProfiles = readTexts('long/profiles', fields({ company: Type.Array(Lines), place: Type.Array(Lines) }))
