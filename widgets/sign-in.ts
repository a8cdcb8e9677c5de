import { defineWidget } from '../src/elements/define-widget.tsx'
import { signInStyles } from '../src/features/sign-in/sign-in.styles.ts'
import { SignIn } from '../src/features/sign-in/sign-in.tsx'
import { signInSpec } from './specs/sign-in.ts'

defineWidget(signInSpec, SignIn, signInStyles)

export type { ResearchSignInElement } from './elements.generated.ts'
