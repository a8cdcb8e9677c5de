import { expect, test, vi } from 'vitest'
import { companyColumns } from '#features/companies/companies.columns.tsx'
import { companiesStyles } from '#features/companies/companies.styles.ts'
import { companyProfileStyles } from '#features/company-profile/company-profile.styles.ts'
import { researchColumns } from '#features/company-profile/research/research-columns.ts'
import { eventColumns } from '#features/events/events.columns.tsx'
import { eventsStyles } from '#features/events/events.styles.ts'
import { companiesSpec } from '#widgets/companies/spec.ts'
import { companyProfileSpec } from '#widgets/company-profile/spec.ts'
import { eventsSpec } from '#widgets/events/spec.ts'

const events = { onNavigate: vi.fn(), onDownload: vi.fn(), onAsk: vi.fn(), onFailure: vi.fn() }
const companies = { onNavigate: vi.fn(), onDownload: vi.fn() }

/** The width in px under which an element's table is cards. */
const thresholdOf = (styles: readonly string[]) =>
  Number(/@container r-table \(inline-size < (\d+)px\)/.exec(styles.join(''))?.[1])

test.each([
  ['coming events', eventColumns('upcoming', [], events, 'en'), eventsStyles],
  ['past events', eventColumns('past', [], events, 'en'), eventsStyles],
  ['companies', companyColumns([], companies, 'en'), companiesStyles],
  ['research', researchColumns('en'), companyProfileStyles],
])('R230 a table of %s is cards before its columns would not fit', (_, columns, styles) => {
  const least = columns.reduce((sum, { size = 150 }) => sum + size, 0)
  expect(least).toBeLessThanOrEqual(thresholdOf(styles))
  expect(thresholdOf(styles)).toBeLessThanOrEqual(900)
})

test.each([
  ['events', eventsSpec],
  ['companies', companiesSpec],
  ['a company profile', companyProfileSpec],
])('R230 C10 the table of %s has ten rows a page where the host says nothing', (_, { attributes }) => {
  expect(attributes['page-size'].default).toBe(10)
})
