import { defineWidget } from '../src/elements/define-widget.tsx'
import { documentStyles } from '../src/features/document/document.styles.ts'
import { DocumentReader } from '../src/features/document/document.tsx'
import { documentSpec } from './specs/document.ts'

defineWidget(documentSpec, DocumentReader, documentStyles)

export type { ResearchDocumentElement } from './elements.generated.ts'
