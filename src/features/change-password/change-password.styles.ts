import { passwordStyles } from '#entities/password/password.styles.ts'
import state from '#ui/states/state.css?inline'

export const changePasswordStyles = [...passwordStyles, state]
