import { DocumentPage } from '#features/document/document.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { requiring } from '#widgets/runtime/missing-attribute.tsx'
import { documentSpec } from './spec.ts'

defineWidget(documentSpec, requiring(documentSpec, DocumentPage))

export type { ResearchDocumentElement } from '../elements.generated.ts'
