export const suggestion = {
  suggestion: {
    title: 'Für Sie vorgeschlagen',
    loading: 'Ein Vorschlag wird geladen',
    empty: 'Keine Vorschläge',
    failed: 'Der Vorschlag konnte nicht geladen werden.',
    signedOut: 'Melden Sie sich an, um Vorschläge für Sie zu sehen.',
    signIn: 'Anmelden',
  },
}
