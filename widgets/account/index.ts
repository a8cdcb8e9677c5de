import { Account } from '#features/account/account.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { accountSpec } from './spec.ts'

defineWidget(accountSpec, Account)

export type { ResearchAccountElement } from '../elements.generated.ts'
