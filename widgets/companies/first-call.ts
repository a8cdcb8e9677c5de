import { openCompanies } from '#features/companies/companies.store.ts'
import { openQuery } from '#search/state/open-query.ts'
import { defineFirstCall } from '#widgets/runtime/first-call.ts'
import { companiesSpec } from './spec.ts'

export const sendFirstCall = defineFirstCall(companiesSpec, async (props) =>
  openCompanies(await openQuery(props.urlState), props).firstCall(),
)
