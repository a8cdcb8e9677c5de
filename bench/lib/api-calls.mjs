// @ts-check

const words = [
  'margins',
  'inflation',
  'capital',
  'pricing power',
  'energy demand',
  'bank',
  'outlook',
  'dividend',
  'rates',
  'the',
]
const meanings = [
  'companies that can charge customers more',
  'money is getting harder to borrow',
  'fewer people out of work',
  'stock that nobody wants piles up in warehouses',
  'owners get cash back',
]
const orders = ['ticker', 'sub_sector', 'equity_rating', 'related_analyst', 'last_updated']
const page = { page_size: '10', limit: '300' }
const panel = 'Asset Class;Region;Sector;Company;Ticker;Analyst;Country;Content Type'
const DAY = 24 * 60 * 60 * 1000

/** @template T @param {readonly T[]} list @param {number} index @returns {T} */
const pick = (list, index) => /** @type {T} */ (list[(index * 7919) % list.length])

/** @param {string} value */
const joined = (value) => value.replace(/%/g, '%25').replace(/;/g, '%3B')

/** @param {number} days */
const daysAgo = (days) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10)

/** Filters as a list takes them. @param {Record<string, string>} tags */
const filtersOf = (tags) =>
  Object.fromEntries(Object.entries(tags).map(([category, value]) => [`filter_${category}`, joined(value)]))

/** Filters as `tag_filters` holds them. @param {Record<string, string>} tags */
const selectionOf = (tags) =>
  JSON.stringify(Object.fromEntries(Object.entries(tags).map(([category, value]) => [category, [value]])))

/**
 * The calls to measure by name; `index` varies what each asks for.
 * @param {import('./api-client.mjs').Get} get
 * @returns {Promise<Record<string, (index: number) => Promise<unknown>>>}
 */
export async function callsOf(get) {
  const tags = await get('tags/by_category', { categories: panel })
  /** @param {string} category @param {number} index @returns {string} */
  const chosenOf = (category, index) => pick(tags[category], index).value

  /** @param {number} count @param {number} index */
  const chosen = (count, index) =>
    Object.fromEntries(
      ['Sector', 'Region', 'Content Type']
        .slice(0, count)
        .map((category, place) => [category, chosenOf(category, index + place)]),
    )
  /** @param {number} index */
  const dates = (index) => ({
    start_date: daysAgo(pick([30, 90, 182, 700], index)),
    end_date: daysAgo(pick([0, 10], index)),
  })
  /** @param {Record<string, string>} query */
  const list = (query) => get('all_documents', { ...page, ...query })
  /** @param {Record<string, string>} query */
  const companies = (query) => get('companies_with_permissions', { ...page, ...query })
  /** @param {string} field */
  const ordered = (field) => ({ order_by_field: field, order_by_order: 'asc' })
  /** @param {number} index */
  const typed = (index) => chosenOf('Company', index).slice(0, 1 + (index % 5))

  return {
    list: (index) => list({ page: String(1 + (index % 30)) }),
    'list of a library': (index) => get('research_documents', { ...page, page: String(1 + (index % 10)) }),
    'list by title': (index) =>
      list({ page: String(1 + (index % 30)), order_by_field: 'title', order_by_order: 'asc' }),
    'filtered by 1 category': (index) => list(filtersOf(chosen(1, index))),
    'filtered by 2 categories': (index) => list(filtersOf(chosen(2, index))),
    'filtered by 3 categories': (index) => list(filtersOf(chosen(3, index))),
    'filtered by company': (index) => list(filtersOf({ Company: chosenOf('Company', index) })),
    'filtered by company and country': (index) =>
      list(filtersOf({ Company: chosenOf('Company', index), Country: chosenOf('Country', index) })),
    'filtered by dates': (index) => list(dates(index)),
    'filtered by sector, dates and library': (index) =>
      list({ ...filtersOf(chosen(1, index)), ...dates(index), libraries: 'Research' }),
    'filtered by sector, oldest first': (index) =>
      list({ ...filtersOf(chosen(1, index)), order_by_field: 'publication_date', order_by_order: 'asc' }),
    'text search': (index) => list({ search_term: pick(words, index) }),
    'text search in a sector': (index) => list({ search_term: pick(words, index), ...filtersOf(chosen(1, index)) }),
    'text search for a company': (index) => list({ search_term: chosenOf('Company', index) }),
    typeahead: (index) => get('typeahead_suggestions', { search_term: typed(index) }),
    'typeahead under tags and library': (index) =>
      get('typeahead_suggestions', {
        search_term: typed(index),
        selected_tags: selectionOf(chosen(2, index)),
        document_filters: JSON.stringify({ libraries: ['Research'] }),
      }),
    'typeahead under dates': (index) =>
      get('typeahead_suggestions', { search_term: typed(index), document_filters: JSON.stringify(dates(index)) }),
    'typeahead under a text search': (index) =>
      get('typeahead_suggestions', {
        search_term: typed(index),
        document_filters: JSON.stringify({ search_term: pick(words, index) }),
      }),
    'quick select': (index) => get('quick_select_tag', { search_term: chosenOf('Company', index) }),
    'tags by category': () => get('tags/by_category', { categories: panel }),
    'facets, nothing chosen': () => get('tags/related_to_selected', { categories: panel }),
    'facets, 1 category chosen': (index) =>
      get('tags/related_to_selected', { categories: panel, tag_filters: selectionOf(chosen(1, index)) }),
    'facets, 3 categories, dates, library': (index) =>
      get('tags/related_to_selected', {
        categories: panel,
        tag_filters: selectionOf(chosen(3, index)),
        pivot_category: 'Region',
        libraries: 'Research',
        ...dates(index),
      }),
    'facets under a text search': (index) =>
      get('tags/related_to_selected', { categories: panel, search_term: pick(words, index) }),
    'companies of a letter': (index) => companies({ page: pick([...'ABCDEFGHIJKLMNOPRSTVWZ'], index) }),
    'companies of the longest letter': () => companies({ page: 'S' }),
    'companies of a letter, by analyst': (index) =>
      companies({ page: pick(['S', 'B', 'K'], index), ...ordered(pick(orders, index)) }),
    'companies of a sector, sorted': (index) =>
      companies({ ...filtersOf({ Sector: chosenOf('Sector', index) }), ...ordered(pick(orders, index)) }),
    'companies by search': (index) => companies({ search_term: typed(index) }),
    'companies of an analyst': (index) =>
      get('tags/related_companies_by_id', { id: pick(tags.Analyst, index).id, page_size: '100' }),
    'company profile': (index) => get(`tags/${pick(tags.Company, index).id}`, {}),
    'research of a company': (index) => get('web_documents_by_tag', { ...page, tag_id: pick(tags.Company, index).id }),
    'events of a company': (index) =>
      get('roadshows/upcoming_by_tag', { tag_id: pick(tags.Company, index).id, page_size: '6', limit: '6' }),
    'events to come': () => get('roadshows/upcoming', page),
    'events to come, of a region and by words': (index) =>
      get('roadshows/upcoming', {
        ...page,
        ...filtersOf({ Region: chosenOf('Region', index) }),
        search_term: pick(words, index),
      }),
    'past events with a replay, of a year': () =>
      get('roadshows/recent', { ...page, replay_filter: 'true', start_date: daysAgo(365), end_date: daysAgo(0) }),
    'recommended events': () => get('roadshows/suggested', { limit: '6' }),
    'categories with permissions': () => get('by_category_with_permissions', { categories: panel }),
    'children of a sector': (index) =>
      get('related_children_by_category', {
        tags_by_category: selectionOf({ Sector: chosenOf('Sector', index) }),
        child_categories: 'Company;Analyst;Country',
      }),
    'most popular': () => get('web_documents/most_popular', { limit: '10' }),
    'rating and target changes': () => get('research_changes', { page_size: '30' }),
    'usage by document': () => get('usage', { by: 'document' }),
    inbox: () => get('current_user/inbox', { ...page, unread: 'true' }),
    'unread in the inbox': () => get('current_user/inbox/count', {}),
    'what is followed': () => get('current_user/follows', {}),
    'saved searches with what is new': () => get('current_user/saved_searches', {}),
    subscription: () => get('current_user/subscription', {}),
    'access to a document': () => get('current_user/document_access', { document_id: '1' }),
    'reading list': () => get('current_user/reading_list', page),
    'preview of a mail': () => get('current_user/digest_preview', {}),
    'by meaning': (index) =>
      get('semantic_documents', { ...page, semantic_search_term: pick(meanings, index), hide_unentitled: 'true' }),
    'by meaning in a sector': (index) =>
      get('semantic_documents', {
        ...page,
        ...filtersOf(chosen(1, index)),
        semantic_search_term: pick(meanings, index),
        hide_unentitled: 'true',
      }),
  }
}
