import { passwordStyles } from '#entities/password/password.styles.ts'

import skeleton from '#ui/skeleton/skeleton.css?inline'

export const resetPasswordStyles = [...passwordStyles, skeleton]
