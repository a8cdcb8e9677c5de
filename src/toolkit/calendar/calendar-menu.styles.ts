import menu from '../../ui/menu.css?inline'
import overlayTokens from '../../ui/tokens-overlay.css?inline'

export const calendarMenuStyles = [overlayTokens, menu]
