export const signInLink = {
  signInLink: {
    lead: 'Wir senden Ihnen einen Link, mit dem Sie sich ohne Passwort anmelden.',
    submit: 'Link senden',
    back: 'Mit Passwort anmelden',
    incomplete: 'Bitte geben Sie Ihren Benutzernamen ein',
    sent: 'Prüfen Sie Ihren Posteingang auf einen Anmeldelink',
    invalidToken: 'Der Link ist ungültig oder abgelaufen',
    useNewLink: 'Ein Link gilt einmal und nur für kurze Zeit. Fordern Sie einen neuen an.',
    confirm: 'Melden Sie sich mit der Schaltfläche an. Der Link gilt einmal.',
    continue: 'Weiter',
    continueAs: 'Weiter als {name}',
    retry: 'Wiederholen',
    newLink: 'Neuen Link anfordern',
  },
  refusedLink: {
    signedIn: 'Sie sind angemeldet. Melden Sie sich ab, um den Link zu verwenden.',
    signedInAs: 'Sie sind als {name} angemeldet. Melden Sie sich ab, um den Link zu verwenden.',
  },
}
