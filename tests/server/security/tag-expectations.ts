import type { Reader } from './access-facts.ts'
import { type Expectation, guarded, paged, type Records, read } from './asks.ts'

const categories = encodeURIComponent('Analyst;Company;Region;Sector;Country;Content Type;Asset Class')

/** The routes that answer tags. */
export const tagRoutes = ({ analyst, inactive, companies, facts }: Records): Record<string, Expectation> => {
  const [company] = companies
  const names = companies.map(({ value }) => value)
  const each = (path: (id: number | string) => string) =>
    guarded(
      { url: path(analyst), status: () => 200 },
      { url: path(inactive.id), status: () => 403 },
      { url: path(999_999_999), status: () => 404 },
    )
  return {
    'GET /api/tags': read(...paged('tags'), '/api/tags?search_term=a&page_size=100'),
    'GET /api/tags/companies': read(
      ...paged('tags/companies'),
      ...['equity_rating', 'last_updated', 'related_analyst', 'upside'].map(
        (field) => `/api/tags/companies?page_size=100&order_by_field=${field}`,
      ),
    ),
    'GET /api/companies_with_permissions': read(
      ...paged('companies_with_permissions'),
      '/api/companies_with_permissions?page=Q',
    ),
    'GET /api/tags/related_companies_by_id': read(
      `/api/tags/related_companies_by_id?id=${analyst}&page_size=100`,
      `/api/tags/related_companies_by_id?id=${inactive.id}&page_size=100`,
    ),
    'GET /api/tags/:id': guarded(
      ...each((id) => `/api/tags/${id}`).asks,
      ...companies.map(({ id }) => ({
        url: `/api/tags/${id}`,
        status: () => (facts.inactiveTags.has(id) ? 403 : 200),
      })),
    ),
    'GET /api/tags/by_external_id': guarded(
      ...companies.map(({ id }) => ({
        url: `/api/tags/by_external_id?external_id=CO-${id}`,
        status: () => (facts.inactiveTags.has(id) ? 403 : 200),
      })),
      { url: `/api/tags/by_external_id?external_id=${inactive.external_id}`, status: () => 403 },
      { url: '/api/tags/by_external_id?external_id=nobody', status: () => 404 },
    ),
    'GET /api/by_ref_with_permission': guarded(
      { url: `/api/by_ref_with_permission?ref=${inactive.external_id}`, status: () => 403 },
      ...companies.map(({ id }) => ({
        url: `/api/by_ref_with_permission?ref=${id}`,
        status: (reader: Reader) => (facts.inactiveTags.has(id) || !facts.covers(reader, id) ? 403 : 200),
      })),
    ),
    'GET /api/tags/by_category': read(`/api/tags/by_category?categories=${categories}`),
    'GET /api/by_category_with_permissions': read(`/api/by_category_with_permissions?categories=${categories}`),
    'GET /api/tags/related_to_selected': read(`/api/tags/related_to_selected?categories=${categories}`),
    'GET /api/tags/related_to_document': read(
      ...facts.documents.slice(0, 34).map(({ id }) => `/api/tags/related_to_document?document_id=${id}`),
    ),
    'GET /api/related_children_by_category': read(
      `/api/related_children_by_category?tags_by_category=%7B%22Region%22%3A%5B%22Nordics%22%5D%7D&child_categories=${categories}`,
    ),
    'GET /api/get_tags_from_cri_json': read(
      '/api/get_tags_from_cri_json?cri_json=%7B%22Region%22%3A%22Nordics%22%7D',
      ...names.map(
        (name) => `/api/get_tags_from_cri_json?cri_json=${encodeURIComponent(JSON.stringify({ Company: name }))}`,
      ),
    ),
    'GET /api/typeahead_suggestions': read(
      ...['a', 'Nor', 'e', company?.id ?? '', ...names].map(
        (term) => `/api/typeahead_suggestions?search_term=${encodeURIComponent(term)}`,
      ),
    ),
    'GET /api/quick_select_tag': read(
      ...['Nordics', ...names].map((name) => `/api/quick_select_tag?search_term=${encodeURIComponent(name)}`),
    ),
  }
}
