import { texts } from '../texts.ts'

/** What an element says that lacks an attribute. */
export const missingAttributeTexts = texts('missing-attribute', {
  note: 'This element needs the attribute "{name}".',
})
