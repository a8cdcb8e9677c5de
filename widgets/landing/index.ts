// The form inside is an element of its own.
import '../sign-in/index.ts'
import { Landing } from '#features/landing/landing.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { landingSpec } from './spec.ts'

defineWidget(landingSpec, Landing)

// The newest ratings are below the first screen. Without them the page is complete.
import('../changes/index.ts').catch(() => {})

export type { ResearchLandingElement } from '../elements.generated.ts'
