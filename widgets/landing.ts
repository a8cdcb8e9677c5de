// The form inside it is an element of its own.
import './sign-in.ts'
import { defineWidget } from '../src/elements/define-widget.tsx'
import { landingStyles } from '../src/features/landing/landing.styles.ts'
import { Landing } from '../src/features/landing/landing.tsx'
import { landingSpec } from './specs/landing.ts'

defineWidget(landingSpec, Landing, landingStyles)

export type { ResearchLandingElement } from './elements.generated.ts'
