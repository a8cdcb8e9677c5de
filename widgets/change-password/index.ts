import { ChangePassword } from '#features/change-password/change-password.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { changePasswordSpec } from './spec.ts'

defineWidget(changePasswordSpec, ChangePassword)

export type { ResearchChangePasswordElement } from '../elements.generated.ts'
