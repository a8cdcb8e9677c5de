// The lists inside a profile are elements of their own.
import '../companies/index.ts'
import '../feed/index.ts'
import { AnalystProfile } from '#features/analyst-profile/analyst-profile.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { requiring } from '#widgets/runtime/missing-attribute.tsx'
import { analystProfileSpec } from './spec.ts'

defineWidget(analystProfileSpec, requiring(analystProfileSpec, AnalystProfile))

export type { ResearchAnalystProfileElement } from '../elements.generated.ts'
