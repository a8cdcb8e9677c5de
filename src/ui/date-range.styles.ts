import button from './button.css?inline'
import calendar from './date-range-calendar.css?inline'
import panel from './date-range-panel.css?inline'
import iconButton from './icon-button.css?inline'
import textField from './text-field.css?inline'

/** What the calendars need besides the looks of the control that opens them. */
export const dateRangeStyles = [button, iconButton, textField, panel, calendar]
