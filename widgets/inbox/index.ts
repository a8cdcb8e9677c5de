import { Inbox } from '#features/inbox/inbox.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { inboxSpec } from './spec.ts'

defineWidget(inboxSpec, Inbox)

export type { ResearchInboxElement } from '../elements.generated.ts'
