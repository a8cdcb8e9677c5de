import { texts } from '../texts.ts'

/** A company's files, wherever they stand. */
export const companyTexts = texts('company', {
  model: 'Model',
  tearSheet: 'Tear Sheet',
  downloadModel: 'Download the model of {name}',
  downloadTearSheet: 'Download the tear sheet of {name}',
  lockedModel: 'Not included in your subscription: the model of {name}',
  lockedTearSheet: 'Not included in your subscription: the tear sheet of {name}',
  unnamed: 'Unnamed company',
})
