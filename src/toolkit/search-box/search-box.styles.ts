import button from '../../ui/button.css?inline'
import iconButton from '../../ui/icon-button.css?inline'
import searchField from '../../ui/search-field.css?inline'
import segments from '../../ui/segments.css?inline'
import searchBox from './search-box.css?inline'

/** What the box looks like before anything is typed; suggestions bring their own. */
export const searchBoxStyles = [button, iconButton, searchField, segments, searchBox]
