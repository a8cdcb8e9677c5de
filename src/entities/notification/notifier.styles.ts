import button from '#ui/button/button.css?inline'
import iconButton from '#ui/icon-button/icon-button.css?inline'
import notice from '#ui/notice/notice.css?inline'
import noticeTokens from '#ui/tokens/tokens-notice.css?inline'
import notifier from './notifier.css?inline'

export const notifierStyles = [noticeTokens, button, iconButton, notice, notifier]
