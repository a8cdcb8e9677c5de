import button from '#ui/button/button.css?inline'
import iconButton from '#ui/icon-button/icon-button.css?inline'
import link from '#ui/link/link.css?inline'
import notice from '#ui/notice/notice.css?inline'
import pageTitle from '#ui/page-title/page-title.css?inline'
import textField from '#ui/text-field/text-field.css?inline'
import password from './password.css?inline'

/** Styles of all password pages. */
export const passwordStyles = [button, iconButton, link, notice, pageTitle, textField, password]
