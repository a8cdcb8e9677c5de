import button from '#ui/button/button.css?inline'
import iconButton from '#ui/icon-button/icon-button.css?inline'
import searchField from '#ui/search-field/search-field.css?inline'
import segments from '#ui/segmented-control/segmented-control.css?inline'
import searchBox from './search-box.css?inline'

/** Styles of the box before anything is typed; suggestions load their own. */
export const searchBoxStyles = [button, iconButton, searchField, segments, searchBox]
