import dialog from '#ui/dialog/dialog.css?inline'
import iconButton from '#ui/icon-button/icon-button.css?inline'
import overlayTokens from '#ui/tokens/tokens-overlay.css?inline'
import content from './content.css?inline'

export const contentStyles = [overlayTokens, dialog, iconButton, content]
