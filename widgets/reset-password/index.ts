import { resetPasswordStyles } from '#features/reset-password/reset-password.styles.ts'
import { ResetPassword } from '#features/reset-password/reset-password.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { resetPasswordSpec } from './spec.ts'

defineWidget(resetPasswordSpec, ResetPassword, resetPasswordStyles)

export type { ResearchResetPasswordElement } from '../elements.generated.ts'
