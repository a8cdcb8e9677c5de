import { defineWidget } from '../src/elements/define-widget.tsx'
import { resetPasswordStyles } from '../src/features/reset-password/reset-password.styles.ts'
import { ResetPassword } from '../src/features/reset-password/reset-password.tsx'
import { resetPasswordSpec } from './specs/reset-password.ts'

defineWidget(resetPasswordSpec, ResetPassword, resetPasswordStyles)

export type { ResearchResetPasswordElement } from './elements.generated.ts'
