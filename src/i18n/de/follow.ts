export const follow = {
  follow: {
    follow: 'Beobachten',
    followNamed: '{name} beobachten',
    following: 'Beobachtet',
    followingNamed: '{name} wird beobachtet',
    end: 'Beobachtung beenden',
    notSaved: 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
    loading: 'Ihre Beobachtungen werden geladen',
    failed: 'Ihre Beobachtungen konnten nicht geladen werden.',
    signedOut: 'Melden Sie sich an, um Unternehmen und Analysten zu beobachten.',
  },
  following: {
    title: 'Beobachtet',
    loading: 'Ihre Beobachtungsliste wird geladen',
    empty:
      'Ihre Beobachtungsliste ist leer. Öffnen Sie ein Unternehmen oder einen Analysten und klicken Sie auf „Beobachten“.',
    signedOut: 'Melden Sie sich an, um Ihre Beobachtungsliste zu sehen.',
    nothingNew: 'Noch keine Studie',
    unnamed: 'Ohne Namen',
    all: 'Alle {count} zeigen',
  },
}
