import { texts } from '../texts.ts'

/** How the portal looks, as its reader chooses. */
export const displayTexts = texts('display', {
  title: 'Display',
  close: 'Close display settings',
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
  colours: 'Colours',
  system: 'As the system',
  light: 'Light',
  dark: 'Dark',
  hint: 'Kept in this browser.',
})

/** The same choices where each stands by itself. */
export const displayActionTexts = texts('display-actions', {
  comfortable: 'Comfortable density',
  compact: 'Compact density',
  system: 'Colours as the system',
  light: 'Light colours',
  dark: 'Dark colours',
  settings: 'Density and colours',
})
