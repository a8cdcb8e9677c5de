import { defineWidget } from '../src/elements/define-widget.tsx'
import { preferencesStyles } from '../src/features/preferences/preferences.styles.ts'
import { Preferences } from '../src/features/preferences/preferences.tsx'
import { preferencesSpec } from './specs/preferences.ts'

defineWidget(preferencesSpec, Preferences, preferencesStyles)

export type { ResearchPreferencesElement } from './elements.generated.ts'
