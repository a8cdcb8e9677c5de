import { tileStyles } from '../../toolkit/tile/tile.styles.ts'
import state from '../../ui/state.css?inline'
import suggestion from './suggestion.css?inline'

export const suggestionStyles = [...tileStyles, state, suggestion]
