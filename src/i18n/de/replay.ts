export const replay = {
  replay: {
    loading: 'Das Replay wird geladen',
    signedOut: 'Melden Sie sich an, um dieses Replay anzusehen.',
    failed: 'Das Replay konnte nicht geladen werden.',
    locked: 'Ihr Abonnement umfasst dieses Replay nicht.',
    notFound: 'Die gesuchte Veranstaltung wurde nicht gefunden.',
    none: 'Zu dieser Veranstaltung gibt es kein Replay.',
    back: 'Zurück',
    unnamed: 'Veranstaltung ohne Namen',
  },
  player: {
    player: 'Replay: {name}',
    resumed: 'Fortgesetzt bei {time}',
    startOver: 'Von vorn',
    lost: 'Das Replay wurde angehalten, weil die Verbindung abgebrochen ist.',
    damaged: 'Das Replay konnte nicht weiter abgespielt werden.',
    unavailable: 'Das Replay konnte nicht geladen werden.',
    unsupported: 'Ihr Browser kann dieses Replay nicht abspielen.',
    retry: 'Wiederholen',
  },
}
