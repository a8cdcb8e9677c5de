import { CompanyProfile } from '#features/company-profile/company-profile.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { requiring } from '#widgets/runtime/missing-attribute.tsx'
// The profile shows the company's events by their own element.
import '../event-cards/index.ts'
import { companyProfileSpec } from './spec.ts'

defineWidget(companyProfileSpec, requiring(companyProfileSpec, CompanyProfile))

export type { ResearchCompanyProfileElement } from '../elements.generated.ts'
