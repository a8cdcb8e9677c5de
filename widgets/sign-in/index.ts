import { SignIn } from '#features/sign-in/sign-in.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { signInSpec } from './spec.ts'

defineWidget(signInSpec, SignIn)

export type { ResearchSignInElement } from '../elements.generated.ts'
