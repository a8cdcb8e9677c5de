import button from '../button/button.css?inline'
import iconButton from '../icon-button/icon-button.css?inline'
import textField from '../text-field/text-field.css?inline'
import calendar from './date-range-calendar.css?inline'
import panel from './date-range-panel.css?inline'

/** Styles of the calendars, besides those of the control. */
export const dateRangeStyles = [button, iconButton, textField, panel, calendar]
