export const tile = {
  tile: {
    download: '{title} herunterladen',
    locked: 'Nicht in Ihrem Abonnement enthalten: {title}',
    untitled: 'Dokument ohne Titel',
    pages: '{count} Seiten',
    page: '1 Seite',
    priorValue: 'zuvor {prior}',
    up: 'aufwärts',
    down: 'abwärts',
    unchanged: 'unverändert',
    targetPrice: 'KZ',
    notAuthorised: 'Nicht berechtigt',
    notAuthorisedText: 'Ihr Abonnement umfasst dieses Dokument nicht.',
    close: 'Schließen',
    passages: 'Fundstellen',
    pageNumber: 'Seite {page}',
  },
}
