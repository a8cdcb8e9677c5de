import button from '../../ui/button.css?inline'
import dialog from '../../ui/dialog.css?inline'
import iconButton from '../../ui/icon-button.css?inline'
import notice from '../../ui/notice.css?inline'
import overlayTokens from '../../ui/tokens-overlay.css?inline'
import registrationDialog from './registration-dialog.css?inline'

export const registrationDialogStyles = [overlayTokens, button, iconButton, notice, dialog, registrationDialog]
