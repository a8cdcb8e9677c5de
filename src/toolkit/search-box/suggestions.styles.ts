import skeleton from '../../ui/skeleton.css?inline'
import suggestionList from '../../ui/suggestion-list.css?inline'
import overlayTokens from '../../ui/tokens-overlay.css?inline'

export const suggestionStyles = [overlayTokens, skeleton, suggestionList]
