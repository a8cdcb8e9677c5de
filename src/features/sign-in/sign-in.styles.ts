import button from '../../ui/button.css?inline'
import checkbox from '../../ui/checkbox.css?inline'
import iconButton from '../../ui/icon-button.css?inline'
import link from '../../ui/link.css?inline'
import notice from '../../ui/notice.css?inline'
import textField from '../../ui/text-field.css?inline'
import signIn from './sign-in.css?inline'

export const signInStyles = [button, checkbox, iconButton, link, notice, textField, signIn]
