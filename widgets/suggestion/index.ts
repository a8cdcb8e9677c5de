import { Suggestion } from '#features/suggestion/suggestion.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { suggestionSpec } from './spec.ts'

defineWidget(suggestionSpec, Suggestion)

export type { ResearchSuggestionElement } from '../elements.generated.ts'
