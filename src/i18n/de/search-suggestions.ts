export const searchSuggestions = {
  suggestions: {
    label: 'Vorschläge',
    searchByMeaning: 'Nach Bedeutung suchen',
    none: 'Keine Vorschläge',
    one: '1 Vorschlag',
    many: '{count} Vorschläge',
  },
}
