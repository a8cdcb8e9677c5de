import skeleton from '#ui/skeleton/skeleton.css?inline'
import suggestionList from '#ui/suggestion-list/suggestion-list.css?inline'
import overlayTokens from '#ui/tokens/tokens-overlay.css?inline'

export const suggestionStyles = [overlayTokens, skeleton, suggestionList]
