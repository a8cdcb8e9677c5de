import { defineWidget } from '../src/elements/define-widget.tsx'
import { companiesStyles } from '../src/features/companies/companies.styles.ts'
import { Companies } from '../src/features/companies/companies.tsx'
import { companiesSpec } from './specs/companies.ts'

defineWidget(companiesSpec, Companies, companiesStyles)

export type { ResearchCompaniesElement } from './elements.generated.ts'
