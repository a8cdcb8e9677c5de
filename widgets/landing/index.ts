// The form inside is an element of its own.
import '../sign-in/index.ts'
import { Landing } from '#features/landing/landing.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { landingSpec } from './spec.ts'

defineWidget(landingSpec, Landing)

export type { ResearchLandingElement } from '../elements.generated.ts'
