import { suggestionStyles } from '#features/suggestion/suggestion.styles.ts'
import { Suggestion } from '#features/suggestion/suggestion.tsx'
import { defineWidget } from '#widgets/runtime/define-widget.tsx'
import { suggestionSpec } from './spec.ts'

defineWidget(suggestionSpec, Suggestion, suggestionStyles)

export type { ResearchSuggestionElement } from '../elements.generated.ts'
