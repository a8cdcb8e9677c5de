import { passwordStyles } from '../../toolkit/password/password.styles.ts'

export const resetPasswordStyles = [...passwordStyles]
