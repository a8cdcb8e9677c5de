import { type Static, Type } from 'typebox'
import { maybe, parameter } from './field.ts'
import { paging } from './filter.ts'
import { listSchema } from './list.ts'

/** The categories of tags that documents are filed under. */
const DeskTagCategory = Type.Union([
  Type.Literal('Company'),
  Type.Literal('Analyst'),
  Type.Literal('Sector'),
  Type.Literal('Sub-Sector'),
  Type.Literal('Region'),
  Type.Literal('Country'),
  Type.Literal('Asset Class'),
  Type.Literal('Language'),
  Type.Literal('Content Type'),
])
export type DeskTagCategory = Static<typeof DeskTagCategory>

/** What documents and events are filed under. */
export const DeskTag = Type.Object({
  id: Type.String(),
  category: DeskTagCategory,
  value: Type.String(),
  ticker: maybe(Type.String({ description: 'Of a company; null: it has none.' })),
  is_active: Type.Boolean({ description: 'False: it is in no filter and has no profile.' }),
  documents: Type.Integer({ description: 'Published documents that are filed under it.' }),
})
export type DeskTag = Static<typeof DeskTag>

/** A tag by itself. */
export const DeskTagDetail = Type.Object({
  ...DeskTag.properties,
  is_used: Type.Boolean({ description: 'Something refers to it, so it stays as it is.' }),
})
export type DeskTagDetail = Static<typeof DeskTagDetail>

export const DeskTagList = listSchema(DeskTag)

/** Query of `GET desk/tags`. */
export const DeskTagQuery = Type.Object({
  page: paging.page,
  page_size: paging.page_size,
  search_term: Type.Optional(parameter('Words to find in names and tickers.', 'bank')),
  category: Type.Optional(parameter('A category; all of them without it.', 'Company')),
})

const value = Type.String({
  maxLength: 10_000,
  description: 'Its name; of a company as in an import, with the ticker in brackets: `Zielona Bank (ZLB PW)`.',
})

/** Body of `POST desk/tags`. */
export const DeskTagDraft = Type.Object({ category: DeskTagCategory, value })
export type DeskTagDraft = Static<typeof DeskTagDraft>

/** Body of `POST desk/tags/{id}`. */
export const DeskTagChange = Type.Object({ value })
