/**
 * Of the words that `parseVector` and `findSpellings` give. Add one with each change of theirs: lists are edited by the words that a
 * document has now, so that those which other rules have written could keep it for ever.
 */
export const RULES = 1
