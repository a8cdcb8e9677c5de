import type { Insertable, InsertObject } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { searchVectors } from '#server/platform/database/search-vectors.ts'
import type { DocumentTable } from '#server/platform/database/tables/documents.ts'
import type { TagTable } from '#server/platform/database/tables/tags.ts'
import { foldText } from '#server/platform/text/fold.ts'
import type { DocumentCall, SeedDocument } from '../generate/document.ts'
import type { SeedTag } from '../generate/tag.ts'
import { tagId } from '../generate/world.ts'

/** A tag's row; `doc_count` is counted once the documents are there. */
export const tagRow = (tag: SeedTag): Insertable<TagTable> => ({
  id: tag.id,
  category: tag.category,
  value: tag.value,
  norm: foldText(tag.value),
  ticker: tag.ticker,
  ticker_norm: tag.ticker === null ? null : foldText(tag.ticker),
  external_id: tag.externalId,
  inactive: tag.inactive,
  has_image: tag.hasImage,
  related_ids: [...tag.relatedIds],
  analyst_ids: [...tag.analystIds],
  model_level: tag.modelLevel,
  tear_sheet_level: tag.tearSheetLevel,
  data: JSON.stringify(tag.data),
})

function callColumns(call: DocumentCall | undefined): Partial<Insertable<DocumentTable>> {
  if (!call) return {}
  const { prior } = call
  return {
    rating: call.rating,
    rating_date: call.ratingDay,
    rating_change: call.ratingChange,
    target_price: call.target,
    target_price_currency: call.currency,
    target_price_date: call.ratingDay,
    prior_rating: prior?.rating ?? null,
    prior_rating_date: prior?.day ?? null,
    prior_target_price: prior?.target ?? null,
    prior_target_price_date: prior?.day ?? null,
  }
}

/** A document's row with its search vectors. */
export function documentRow(document: SeedDocument): InsertObject<Database, 'documents'> {
  const { primaryTagIds, otherTagIds, title, subtitle, summary, names, text } = document
  return {
    id: document.id,
    reference: document.reference,
    title,
    subtitle,
    summary,
    document_type: document.type,
    library: document.library,
    language: document.language,
    published_at: document.publishedAt,
    views: document.views,
    page_count: document.pageCount,
    media_type: document.mediaType,
    preview: document.preview,
    contact_email: document.contactEmail,
    region: document.regions.length > 0 ? document.regions.join(', ') : null,
    ...callColumns(document.call),
    primary_focus_id: document.focusId,
    analyst_ids: [...document.analystIds],
    primary_tag_ids: [...primaryTagIds],
    other_tag_ids: [...otherTagIds],
    tag_ids: [...new Set([...primaryTagIds, ...otherTagIds, ...document.analystIds])],
    region_ids: document.regions.map((region) => tagId('Region', region)),
    asset_class_ids: document.assetClasses.map((assetClass) => tagId('Asset Class', assetClass)),
    preview_level: document.previewLevel,
    download_level: document.downloadLevel,
    is_public: document.isPublic,
    ...searchVectors({ title, subtitle, summary, names, body: text }, document.language),
  }
}
