import { texts } from '../texts.ts'

/** How the portal looks, as its reader chooses. */
export const displayTexts = texts('display', {
  title: 'Display',
  close: 'Close display settings',
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
  colours: 'Colours',
  system: 'Match system',
  light: 'Light',
  dark: 'Dark',
  hint: 'Saved in this browser.',
})

/** The same choices where each stands by itself. */
export const displayActionTexts = texts('display-actions', {
  comfortable: 'Comfortable density',
  compact: 'Compact density',
  system: 'Colours that match the system',
  light: 'Light colours',
  dark: 'Dark colours',
  settings: 'Density and colours',
})
