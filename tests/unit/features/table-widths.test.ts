import { expect, test, vi } from 'vitest'
import { companyCards } from '#entities/company/company-columns.ts'
import { companyColumns } from '#features/companies/companies.columns.tsx'
import { researchCards, researchColumns } from '#features/company-profile/research/research-columns.ts'
import { eventColumns, eventsCards } from '#features/events/events.columns.tsx'
import { registeredStyles } from '#ui/base/styles.ts'
import { companiesSpec } from '#widgets/companies/spec.ts'
import { companyProfileSpec } from '#widgets/company-profile/spec.ts'
import { eventsSpec } from '#widgets/events/spec.ts'

const events = { onNavigate: vi.fn(), hasPages: true, onDownload: vi.fn(), onAsk: vi.fn(), onFailure: vi.fn() }
const companies = { onNavigate: vi.fn(), onDownload: vi.fn() }

/** The width in px under which tables of a class are cards. */
const thresholdOf = (cards: string) =>
  Number(new RegExp(`inline-size < (\\d+)px\\) { :where\\(\\.${cards}\\)`).exec(registeredStyles().join(''))?.[1])

test.each([
  ['coming events', eventColumns('upcoming', [], events, 'en'), eventsCards],
  ['past events', eventColumns('past', [], events, 'en'), eventsCards],
  ['companies', companyColumns([], companies, 'en'), companyCards],
  ['research', researchColumns('en'), researchCards],
])('R230 a table of %s is cards before its columns would not fit', (_, columns, cards) => {
  const least = columns.reduce((sum, { size = 150 }) => sum + size, 0)
  expect(least).toBeLessThanOrEqual(thresholdOf(cards))
  expect(thresholdOf(cards)).toBeLessThanOrEqual(900)
})

test.each([
  ['events', eventsSpec],
  ['companies', companiesSpec],
  ['a company profile', companyProfileSpec],
])('R230 C10 the table of %s has ten rows a page where the host says nothing', (_, { attributes }) => {
  expect(attributes['page-size'].default).toBe(10)
})
