import dialog from '../../ui/dialog.css?inline'
import iconButton from '../../ui/icon-button.css?inline'
import overlayTokens from '../../ui/tokens-overlay.css?inline'
import content from './content.css?inline'

export const contentStyles = [overlayTokens, dialog, iconButton, content]
