import { ResetPassword } from '#features/reset-password/reset-password.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { resetPasswordSpec } from './spec.ts'

defineWidget(resetPasswordSpec, ResetPassword)

export type { ResearchResetPasswordElement } from '../elements.generated.ts'
