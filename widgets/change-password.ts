import { defineWidget } from '../src/elements/define-widget.tsx'
import { changePasswordStyles } from '../src/features/change-password/change-password.styles.ts'
import { ChangePassword } from '../src/features/change-password/change-password.tsx'
import { changePasswordSpec } from './specs/change-password.ts'

defineWidget(changePasswordSpec, ChangePassword, changePasswordStyles)

export type { ResearchChangePasswordElement } from './elements.generated.ts'
