import button from '#ui/button/button.css?inline'
import checkbox from '#ui/checkbox/checkbox.css?inline'
import iconButton from '#ui/icon-button/icon-button.css?inline'
import link from '#ui/link/link.css?inline'
import notice from '#ui/notice/notice.css?inline'
import skeleton from '#ui/skeleton/skeleton.css?inline'
import textField from '#ui/text-field/text-field.css?inline'
import signIn from './sign-in.css?inline'

export const signInStyles = [button, checkbox, iconButton, link, notice, skeleton, textField, signIn]
