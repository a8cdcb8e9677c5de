import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { TypeaheadQuery } from '../../../src/contract/tag.ts'
import type { DocumentFilter } from '../documents/document-request.ts'
import { librariesOf } from '../documents/libraries.ts'
import { badRequest } from '../errors.ts'
import { spanOf } from '../lists/dates.ts'
import { splitValues } from '../lists/values.ts'
import { foldText } from '../text/fold.ts'

const Selection = Type.Record(Type.String(), Type.Array(Type.String()))

/** The search filters object (R228); what it leaves out does not narrow. */
const Filters = Type.Object({
  search_term: Type.Optional(Type.String({ maxLength: 200 })),
  tag_filters: Type.Optional(Selection),
  date_range: Type.Optional(
    Type.Object({ start_date: Type.Optional(Type.String()), end_date: Type.Optional(Type.String()) }),
  ),
  libraries: Type.Optional(Type.Array(Type.String())),
})

/** A parameter that travels as JSON text; an empty one counts as absent. */
function parseJson<S extends TSchema>(name: string, schema: S, text: string | undefined): Static<S> | undefined {
  if (text === undefined || text.trim() === '') return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badRequest(`${name} must be JSON.`)
  }
  if (value === null) return undefined
  if (!Value.Check(schema, value)) throw badRequest(`${name} does not have the expected shape.`)
  return value
}

export type TypeaheadRequest = {
  /** Folded. */
  term: string
  /** Empty: all of them. */
  categories: string[]
  selected: ReadonlyMap<string, ReadonlySet<string>>
  /** What documents are counted under; undefined: they are not counted. */
  counted: DocumentFilter | undefined
}

/** Reads the query of `GET typeahead_suggestions` (R174, R175). */
export function typeaheadRequestOf(query: TypeaheadQuery): TypeaheadRequest {
  const selection = parseJson('selected_tags', Selection, query.selected_tags) ?? {}
  const filters = parseJson('document_filters', Filters, query.document_filters) ?? {}
  const tags = new Map(
    Object.entries({ ...filters.tag_filters, ...selection })
      .filter(([, values]) => values.length > 0)
      .map(([category, values]) => [category, new Set(values)]),
  )
  const asked = librariesOf(filters.libraries ?? [])
  const counted: DocumentFilter = {
    libraries: asked ? [asked] : [],
    tags,
    span: spanOf(filters.date_range?.start_date ?? '', filters.date_range?.end_date ?? ''),
    term: filters.search_term?.trim() ?? '',
  }
  return {
    term: foldText(query.search_term),
    categories: splitValues(query.tag_categories ?? ''),
    selected: new Map(Object.entries(selection).map(([category, values]) => [category, new Set(values)])),
    counted: query.disable_document_count === 'true' ? undefined : counted,
  }
}
