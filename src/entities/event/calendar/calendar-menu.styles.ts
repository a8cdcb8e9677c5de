import menu from '#ui/menu/menu.css?inline'
import overlayTokens from '#ui/tokens/tokens-overlay.css?inline'

export const calendarMenuStyles = [overlayTokens, menu]
