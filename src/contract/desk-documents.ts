import { type Static, Type } from 'typebox'
import { Instant, maybe, parameter } from './field.ts'
import { listSchema } from './list.ts'

/** `correction`: it is published, and a correction of it is held until its time. */
const DeskDocumentState = Type.Union([
  Type.Literal('published'),
  Type.Literal('embargo'),
  Type.Literal('correction'),
  Type.Literal('withdrawn'),
])
export type DeskDocumentState = Static<typeof DeskDocumentState>

const row = {
  id: Type.String({ description: 'The reference, which is also part of the address at the desk.' }),
  document_id: maybe(Type.String({ description: 'Id for clients; null before the document is published.' })),
  title: Type.String(),
  type: Type.String(),
  /** Name of the library. */
  library: Type.String(),
  publication_date: Instant,
  analysts: Type.Array(Type.String()),
  companies: Type.Array(Type.String()),
  state: DeskDocumentState,
  available_at: maybe(Instant),
  version: Type.Integer({ description: '1, and one more for each correction.' }),
}

/** A document in the desk's list. */
export const DeskDocumentRow = Type.Object(row)
export type DeskDocumentRow = Static<typeof DeskDocumentRow>

const text = (description: string) => Type.String({ maxLength: 10_000, description })
const values = (description: string) =>
  Type.Array(Type.String({ maxLength: 500 }), { maxItems: 200, description: `${description}, by name.` })
const level = (description: string) =>
  Type.Integer({ minimum: 0, maximum: 3, description: `Subscription level that may ${description}; 0: everyone.` })

/** What the desk says of a document: the columns of the import. */
const facts = {
  title: text('Its title.'),
  published: text('`2026-11-05` (midnight UTC) or an instant.'),
  type: text('Its type, such as `Company Note`.'),
  library: text('Id of its library.'),
  subtitle: text('Empty: none.'),
  summary: text('Empty: none.'),
  contact_email: text('Empty: none.'),
  companies: values('Companies, the main one first'),
  analysts: values('Analysts, the leading one first'),
  sectors: values('Sectors'),
  sub_sectors: values('Sub-sectors'),
  regions: values('Regions'),
  countries: values('Countries'),
  asset_classes: values('Asset classes'),
  languages: values('Languages'),
  preview_level: level('read it'),
  download_level: level('load its file'),
}

export const DeskDocumentFacts = Type.Object(facts)
export type DeskDocumentFacts = Static<typeof DeskDocumentFacts>

/** A document with all that the desk sets. Of a correction that is held, the facts are the corrected ones. */
export const DeskDocument = Type.Object({
  ...row,
  facts: DeskDocumentFacts,
  file: Type.Object({
    media_type: maybe(Type.String()),
    pages: maybe(Type.Integer()),
    size: maybe(Type.Integer({ description: 'Bytes; null: the file is made from the text.' })),
    url: maybe(Type.String({ description: 'Of the newest version; null: nothing of it was kept.' })),
  }),
  reason: maybe(Type.String({ description: 'Why it was withdrawn.' })),
  withdrawn_at: maybe(Instant),
  can_put_back: Type.Boolean(),
  revision: Type.String({ description: 'Another one after each change.' }),
})
export type DeskDocument = Static<typeof DeskDocument>

export const DeskDocumentList = listSchema(DeskDocumentRow)

export const DeskDocumentQuery = Type.Object({
  search_term: Type.Optional(parameter('Words of the title, the reference, the companies or the analysts.', 'bank')),
  state: Type.Optional(parameter('`published`, `embargo` or `withdrawn`; all of them without it.', 'embargo')),
  page: Type.Optional(parameter('Page number from 1.', '1')),
  page_size: Type.Optional(parameter('Records per page.', '20')),
})

const availableAt = Type.Union([Type.String({ maxLength: 40 }), Type.Null()], {
  description: 'An embargo: the instant until which nothing tells of it; null: at once.',
})
const revision = Type.String({ maxLength: 100, description: 'Of the document that was changed.' })

/** A document as the desk enters it. */
export const DeskDocumentDraft = Type.Object({
  ...facts,
  file_id: Type.String({ maxLength: 100, description: 'Of the uploaded file.' }),
  reference: Type.String({ maxLength: 200, description: 'Empty: one is given.' }),
  available_at: availableAt,
})
export type DeskDocumentDraft = Static<typeof DeskDocumentDraft>

/** All of a document as it shall be. */
export const DeskDocumentCorrection = Type.Object({
  ...facts,
  file_id: Type.Union([Type.String({ maxLength: 100 }), Type.Null()], { description: 'Null: the file stays.' }),
  available_at: availableAt,
  revision,
})
export type DeskDocumentCorrection = Static<typeof DeskDocumentCorrection>

export const DeskEmbargo = Type.Object({ available_at: availableAt, revision })
export type DeskEmbargo = Static<typeof DeskEmbargo>

export const DeskWithdrawal = Type.Object({
  reason: Type.String({ maxLength: 10_000, description: 'Why, in one sentence for users; up to 500 characters.' }),
  revision,
})
export type DeskWithdrawal = Static<typeof DeskWithdrawal>

export const DeskRevision = Type.Object({ revision })

/** A file that was uploaded, until a document is made of it. */
export const DeskFile = Type.Object({
  id: Type.String(),
  name: Type.String(),
  media_type: Type.String(),
  pages: Type.Integer(),
  size: Type.Integer(),
  has_text: Type.Boolean({ description: 'False: a scan without text, which is found by its title only.' }),
})
export type DeskFile = Static<typeof DeskFile>
