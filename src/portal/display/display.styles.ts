import dialog from '#ui/dialog/dialog.css?inline'
import iconButton from '#ui/icon-button/icon-button.css?inline'
import display from './display.css?inline'

export const displayStyles = [iconButton, dialog, display]
