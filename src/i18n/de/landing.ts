export const landing = {
  landing: {
    headline: 'Research, Analysen und Marktwissen für die Finanzbranche',
    lead: 'Unabhängige Einschätzungen zu Unternehmen, Sektoren und Märkten – für die Institutionen, die darüber entscheiden.',
    clients: 'Für Kunden',
    sections: 'Auf dieser Seite',
    services: 'Service',
    mission: 'Mission',
    people: 'Team',
    product: 'Produkt',
    contact: 'Kontakt',
    loading: 'Die Seite wird geladen',
    research: 'So arbeiten wir',
    network: 'Unser Netzwerk',
    contacts: 'Ihre Kontakte',
    empty: 'Leider sind keine Inhalte verfügbar.',
    close: 'Schließen',
  },
}
