export const signInCompany = {
  signInCompany: {
    lead: 'Sie melden sich bei Ihrem Unternehmen an und kommen dann hierher zurück.',
    email: 'Geschäftliche E-Mail-Adresse',
    submit: 'Weiter zu Ihrem Unternehmen',
    back: 'Mit Passwort anmelden',
    incomplete: 'Bitte geben Sie Ihre geschäftliche E-Mail-Adresse ein',
    missing: 'Die Anmeldung mit einem Unternehmenskonto ist hier nicht möglich.',
    inWindow:
      'Melden Sie sich in dem Fenster, das sich geöffnet hat, bei Ihrem Unternehmen an. Es liegt möglicherweise hinter diesem.',
    openAgain: 'Fenster erneut öffnen',
    blocked:
      'Ihr Browser hat das Fenster Ihres Unternehmens blockiert. Erlauben Sie Pop-ups für diese Seite, und versuchen Sie es erneut.',
  },
  companyReturn: {
    title: 'Anmeldung über das Unternehmen',
    waiting: 'Sie werden angemeldet',
    unknown:
      'Für diese E-Mail-Adresse gibt es keine Anmeldung über ein Unternehmen. Prüfen Sie die Adresse, oder melden Sie sich anders an.',
    unavailable:
      'Die Anmeldung Ihres Unternehmens ist zurzeit nicht erreichbar. Bitte versuchen Sie es in einigen Minuten erneut.',
    expired: 'Die Anmeldung hat zu lange gedauert oder wurde schon verwendet. Bitte beginnen Sie von vorn.',
    refused:
      'Ihr Unternehmen hat die Anmeldung nicht bestätigt. Bitte versuchen Sie es erneut; wenn es wieder geschieht, fragen Sie Ihre IT-Abteilung.',
    unverified:
      'Ihr Unternehmen hat keine geschäftliche E-Mail-Adresse für Sie bestätigt. Bitte fragen Sie Ihre IT-Abteilung.',
    unmapped:
      'Sie sind bei Ihrem Unternehmen angemeldet, haben aber noch keinen Zugang zum Research. Bitte wenden Sie sich an die Person, die in Ihrem Unternehmen den Zugang verwaltet, oder an Ihren Ansprechpartner hier.',
    'other-account':
      'Ihr Unternehmenskonto kann mit dem Konto dieser E-Mail-Adresse nicht verwendet werden. Bitte wenden Sie sich an Ihren Ansprechpartner hier.',
    other: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    back: 'Zurück zur Anmeldung',
    retry: 'Wiederholen',
    close: 'Sie können dieses Fenster schließen.',
  },
}
