// The lists inside a profile are elements of their own.
import './companies.ts'
import './feed.ts'
import { defineWidget } from '../src/elements/define-widget.tsx'
import { analystProfileStyles } from '../src/features/analyst-profile/analyst-profile.styles.ts'
import { AnalystProfile } from '../src/features/analyst-profile/analyst-profile.tsx'
import { analystProfileSpec } from './specs/analyst-profile.ts'

defineWidget(analystProfileSpec, AnalystProfile, analystProfileStyles)

export type { ResearchAnalystProfileElement } from './elements.generated.ts'
