import button from '../../ui/button.css?inline'
import iconButton from '../../ui/icon-button.css?inline'
import link from '../../ui/link.css?inline'
import notice from '../../ui/notice.css?inline'
import pageTitle from '../../ui/page-title.css?inline'
import textField from '../../ui/text-field.css?inline'
import password from './password.css?inline'

/** What every page about passwords is dressed in. */
export const passwordStyles = [button, iconButton, link, notice, pageTitle, textField, password]
