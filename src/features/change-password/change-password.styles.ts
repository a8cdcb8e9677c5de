import { passwordStyles } from '../../toolkit/password/password.styles.ts'
import state from '../../ui/state.css?inline'

export const changePasswordStyles = [...passwordStyles, state]
