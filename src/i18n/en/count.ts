import { texts } from '../texts.ts'

/** Figures that stand alone, as they are read aloud. */
export const countTexts = texts('count', {
  oneDocument: '1 document',
  manyDocuments: '{count} documents',
})
