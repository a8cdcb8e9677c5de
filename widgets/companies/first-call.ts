import { createCompanies } from '#features/companies/companies.store.ts'
import { openQuery } from '#search/state/open-query.ts'
import { firstCall } from '#widgets/runtime/first-call.ts'
import { companiesSpec } from './spec.ts'

export const sendFirstCall = firstCall(companiesSpec, async ({ urlState, filters, ...props }) =>
  createCompanies({
    ...props,
    query: await openQuery(urlState),
    lockedFilters: new URLSearchParams(filters),
    keepsLetter: urlState !== 'memory',
    onFailure: () => {},
  }).firstCall(),
)
