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
    'Your preferences were changed in another window. Nothing was saved, and what you chose is still here. Save puts it into the newest list, as the title says.',
  optionsFailed: 'The options could not be loaded.',
  optional: 'Narrow it down',
  usable: 'The other groups can be used now.',
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
  noSummary: 'Once a Region and a Sector are chosen, this shows what they find.',
})
