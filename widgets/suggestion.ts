import { defineWidget } from '../src/elements/define-widget.tsx'
import { suggestionStyles } from '../src/features/suggestion/suggestion.styles.ts'
import { Suggestion } from '../src/features/suggestion/suggestion.tsx'
import { suggestionSpec } from './specs/suggestion.ts'

defineWidget(suggestionSpec, Suggestion, suggestionStyles)

export type { ResearchSuggestionElement } from './elements.generated.ts'
