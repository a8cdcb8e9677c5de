import { Companies } from '#features/companies/companies.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { companiesSpec } from './spec.ts'

defineWidget(companiesSpec, Companies)

export type { ResearchCompaniesElement } from '../elements.generated.ts'
