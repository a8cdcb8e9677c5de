import type { Insertable } from 'kysely'
import { searchVectors } from '#server/platform/database/search-vectors.ts'
import type { DocumentTable } from '#server/platform/database/tables/documents.ts'
import { HOSTILE, ids } from './fixture-tags.ts'

type NewDocument = Omit<Insertable<DocumentTable>, 'tsv' | 'tsv_head'> & { html: string; names?: string[] }

const PDF = 'application/pdf'
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The documents tests speak of by name; the newest has id 1. */
const named: NewDocument[] = [
  {
    id: 1,
    reference: 'LODZ-1',
    title: 'Margins recover at last',
    subtitle: 'Third quarter',
    summary: 'Deposits grew faster than loans.',
    document_type: 'Company Note',
    library: 'research',
    published_at: '2026-11-04T23:30:00Z',
    views: 500,
    page_count: 4,
    media_type: PDF,
    contact_email: 'desk@example.com',
    region: 'Europe',
    rating: 'Buy',
    rating_date: '2026-11-04',
    rating_change: 'Upgrade',
    prior_rating: 'Hold',
    prior_rating_date: '2026-02-01',
    target_price: 12.5,
    target_price_currency: 'PLN',
    target_price_date: '2026-11-04',
    prior_target_price: 10,
    prior_target_price_date: '2026-02-01',
    primary_focus_id: ids.lodz,
    analyst_ids: [ids.analyst],
    primary_tag_ids: [ids.lodz],
    other_tag_ids: [ids.banks],
    tag_ids: [
      ...[ids.lodz, ids.lodzTicker, ids.analyst, ids.banks, ids.europe],
      ...[ids.poland, ids.equity, ids.companyNote],
    ],
    region_ids: [ids.europe],
    asset_class_ids: [ids.equity],
    preview_level: 0,
    download_level: 2,
    html: '<h2>Deposits</h2><p>The tide of cheap funding &amp; lower costs.</p><ul><li>Loans</li></ul>',
    names: ['Zielona Łódź Bank', 'ZLB PW'],
  },
  {
    id: 2,
    reference: 'ENERGY-2',
    title: 'Energy outlook',
    document_type: 'Macro',
    library: 'analytics',
    published_at: '2026-11-03T10:00:00Z',
    views: 400,
    media_type: XLSX,
    region: 'Asia',
    primary_focus_id: ids.lodz,
    primary_tag_ids: [ids.hostile],
    tag_ids: [ids.hostile, ids.energy, ids.asia, ids.macro, ids.credit],
    region_ids: [ids.asia],
    asset_class_ids: [ids.credit],
    download_level: 1,
    html: '<p>Oil tide and refining.</p>',
    names: [HOSTILE, 'SSB LN'],
  },
  {
    id: 3,
    reference: 'LOCKED-3',
    title: 'For nobody <script>alert(1)</script>',
    document_type: 'Macro',
    library: 'commentary',
    published_at: '2026-11-02T10:00:00Z',
    media_type: 'text/html',
    preview_level: 9,
    download_level: 9,
    tag_ids: [ids.macro],
    html: '<p>Secret text</p>',
  },
  {
    id: 4,
    reference: 'HOSTILE-4',
    title: '=cmd|"/c calc" 中文 Żółw ☕',
    document_type: 'Macro',
    library: 'valuation',
    published_at: '2026-11-01T10:00:00Z',
    media_type: 'text/html',
    tag_ids: [ids.macro],
    html: '<script>alert(1)</script><img src=x onerror=alert(2)><p onclick="x()">Visible text</p>',
  },
  {
    id: 5,
    reference: 'SHEET-5',
    title: 'Data sheet',
    document_type: 'Macro',
    library: 'eps',
    published_at: '2026-10-31T10:00:00Z',
    media_type: 'text/csv',
    tag_ids: [ids.macro],
    html: '<table><tr><th>Name</th><th>Value</th></tr><tr><td>=SUM(A1)</td><td>"1"</td></tr></table>',
  },
  {
    id: 6,
    reference: 'PLAIN-6',
    title: 'No preview here',
    document_type: 'Macro',
    library: 'primers',
    published_at: '2026-10-30T10:00:00Z',
    preview: false,
    tag_ids: [ids.macro],
    html: '<p>Unseen</p>',
  },
]

const libraries = ['research', 'flashmail', 'analytics_archive'] as const

/** Enough others for several pages. */
const others: NewDocument[] = Array.from({ length: 54 }, (_, index) => ({
  id: 7 + index,
  reference: `OTHER-${7 + index}`,
  title: `Weekly view ${String(index).padStart(2, '0')}`,
  document_type: 'Company Note',
  library: libraries[index % libraries.length] ?? 'research',
  published_at: new Date(Date.UTC(2026, 8, 30 - index)),
  views: index,
  media_type: index % 2 === 0 ? PDF : 'text/plain',
  tag_ids: [ids.companyNote, index % 2 === 0 ? ids.banks : ids.energy],
  html: `<p>A paragraph about turnover number ${index}.</p>`,
}))

export const documents = [...named, ...others]

/** The rows of the table `documents`. */
export const documentRows = () =>
  documents.map(({ html, names = [], ...row }) => ({
    ...row,
    ...searchVectors({ title: row.title, subtitle: row.subtitle, summary: row.summary, names, body: html }),
  }))
