import button from '#ui/button/button.css?inline'
import dialog from '#ui/dialog/dialog.css?inline'
import iconButton from '#ui/icon-button/icon-button.css?inline'
import notice from '#ui/notice/notice.css?inline'
import overlayTokens from '#ui/tokens/tokens-overlay.css?inline'
import registrationDialog from './registration-dialog.css?inline'

export const registrationDialogStyles = [overlayTokens, button, iconButton, notice, dialog, registrationDialog]
