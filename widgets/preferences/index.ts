import { Preferences } from '#features/preferences/preferences.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { preferencesSpec } from './spec.ts'

defineWidget(preferencesSpec, Preferences)

export type { ResearchPreferencesElement } from '../elements.generated.ts'
