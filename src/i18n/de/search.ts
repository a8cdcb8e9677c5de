export const search = {
  search: {
    search: 'Suchbegriff',
    submit: 'Suchen',
    clear: 'Suchbegriff löschen',
    mode: 'Suchen nach',
    text: 'Text',
    meaning: 'Bedeutung',
    searching: 'Suche: „{term}“',
    searchingMeaning: 'Suche: „{term}“ nach Bedeutung',
    edit: 'Suche bearbeiten',
    remove: 'Suche entfernen',
  },
  filters: {
    open: 'Filter',
    applied: '{count} aktiv',
    failed: 'Die Filter konnten nicht geladen werden. Bitte versuchen Sie es erneut.',
  },
  summary: {
    allResearch: 'Gesamtes Research',
  },
}
