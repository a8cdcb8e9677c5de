import { parameter } from '#contract/field.ts'

const length = { minLength: 1, maxLength: 200 }

export const documentId = parameter('Id of a document.', '1', length)

export const documentReference = parameter('The provider’s own reference of a document.', 'NOTE-2026-117', length)
