import button from '../../ui/button.css?inline'
import iconButton from '../../ui/icon-button.css?inline'
import notice from '../../ui/notice.css?inline'
import noticeTokens from '../../ui/tokens-notice.css?inline'
import notifier from './notifier.css?inline'

export const notifierStyles = [noticeTokens, button, iconButton, notice, notifier]
