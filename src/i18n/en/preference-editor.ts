import { texts } from '../texts.ts'

/** The editor of a distribution preference (R346–R354). */
export const preferenceEditorTexts = texts('preference-editor', {
  creating: 'Creating Distribution Preference {number}',
  editing: 'Editing Distribution Preference {number}',
  cancel: 'Cancel Changes',
  save: 'Save',
  saving: 'Saving',
  close: 'Close editor',
  incomplete: 'Choose at least one Region and one Sector to save.',
  changedElsewhere:
    'Your preferences were changed in another window. Nothing has been saved, and your choices are still here. Save adds them to the latest list, as the title says.',
  optionsFailed: 'The options could not be loaded.',
  optional: 'Narrow it down',
  usable: 'You can now use the other groups.',
  remove: 'Remove {category}: {value}',
  removed: '{category} {value} removed',
  showAll: 'Show all {count}',
  showFewer: 'Show fewer',
  chosen: '{category}, chosen',
  locked: 'Outside your permissions',
  gone: 'No longer offered',
  outside: 'Outside the chosen regions and sectors',
  oneLocked: '1 option is outside your permissions.',
  manyLocked: '{count} options are outside your permissions.',
  askServices: 'Please email client services.',
  summary: 'What you will receive',
  noSummary: 'Choose a Region and a Sector to see what they find.',
})
