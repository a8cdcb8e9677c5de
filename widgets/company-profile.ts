import { defineWidget } from '../src/elements/define-widget.tsx'
import { companyProfileStyles } from '../src/features/company-profile/company-profile.styles.ts'
import { CompanyProfile } from '../src/features/company-profile/company-profile.tsx'
// The profile shows the company's events by their own element.
import './event-cards.ts'
import { companyProfileSpec } from './specs/company-profile.ts'

defineWidget(companyProfileSpec, CompanyProfile, companyProfileStyles)

export type { ResearchCompanyProfileElement } from './elements.generated.ts'
