/** What parameters mean, with an example, by name; a call's own examples come first. */
export const parameters: Readonly<Record<string, { description: string; example?: string }>> = {
  search_term: { description: 'Words to be found: in titles, names, summaries and texts.', example: 'margins' },
  semantic_search_term: { description: 'What is to be found by meaning, in whole words.', example: 'cheaper funding' },
  start_date: { description: 'First day, YYYY-MM-DD.', example: '2026-01-01' },
  end_date: { description: 'Last day, YYYY-MM-DD.', example: '2026-12-31' },
  all_time_filter: { description: '`true` takes both dates away.', example: 'false' },
  order_by_field: { description: 'Field to be put in order by; an unknown one counts as absent.' },
  order_by_order: { description: '`asc`; anything else is descending.', example: 'asc' },
  libraries: { description: 'Libraries by name or id; may be given several times.', example: 'Research' },
  replay_filter: {
    description: '`true`: events with a replay only. Documents are not narrowed by it.',
    example: 'true',
  },
  page: { description: 'A page from 1 on; on alphabetical lists a letter A to Z.', example: '1' },
  page_size: { description: 'Records on a page.', example: '10' },
  limit: { description: 'Records at most, over all pages.', example: '10' },
  hide_unentitled: { description: '`true`: only what the reader may load.', example: 'true' },
  auth_token: {
    description: 'A token of `file_token` for this file, or an access token, for links, which have no header.',
  },
  force_download: { description: '`true` makes it an attachment.', example: 'true' },
  tag_id: { description: 'Id of a tag.', example: '1' },
  id: { description: 'Id of the record.', example: '1' },
  categories: { description: 'Categories joined by `;`.', example: 'Region;Sector' },
  tag_filters: { description: 'JSON text `{category: [value]}`.', example: '{"Region":["Europe"]}' },
  pivot_category: { description: 'The category in which the reader chose last.', example: 'Region' },
  public: { description: '`true`: the events that anybody may see; no session is needed.', example: 'true' },
  document_id: { description: 'Id of a document.', example: '1' },
  reference: { description: 'The provider’s own reference of a document.', example: 'NOTE-2026-117' },
  external_reference: { description: 'The provider’s own reference of a document.', example: 'NOTE-2026-117' },
  external_id: { description: 'The provider’s own reference of a company or an analyst.', example: 'AN-12' },
  ref: { description: 'The provider’s own reference, a ticker, or the id of a tag.', example: 'AN-12' },
  tags_by_category: {
    description: 'JSON text `{category: [value]}`, the chosen parents.',
    example: '{"Sector":["Banks"]}',
  },
  child_categories: { description: 'Categories to be answered, joined by `;`.', example: 'Company;Country' },
  cri_json: {
    description: 'A client interest record, or a list of them, as JSON text.',
    example: '[{"Region":"Europe"}]',
  },
  tag_categories: { description: 'Categories to suggest from, joined by `;`.', example: 'Company;Sector' },
  selected_tags: {
    description: 'JSON text `{category: [value]}`, what is chosen already.',
    example: '{"Region":["Europe"]}',
  },
  disable_document_count: { description: '`true`: suggestions come without `doc_count`.', example: 'false' },
  document_filters: { description: 'The list’s filters as JSON text.', example: '{"search_term":"margins"}' },
  roadshow_id: { description: 'Id of an event.', example: '1' },
  videoId: { description: 'Id of a video, as `replay_details.video_id` of an event has it.', example: 'vid-1' },
  ticket: { description: 'Permission to watch, part of the addresses in `replay`.', example: 'eyJ2IjoxfQ' },
  file: { description: 'Name of the file.' },
}

/** The open keys of a list's query. */
export const categoryFilters = {
  name: 'filters',
  in: 'query',
  required: false,
  style: 'form',
  explode: true,
  description:
    'Any number of `filter_{Category}`, each with values joined by `;`; a `%` or `;` inside a value is percent-encoded first.',
  schema: { type: 'object', additionalProperties: { type: 'string' } },
  example: { filter_Region: 'Europe;Asia', 'filter_Asset Class': 'Equity' },
}
