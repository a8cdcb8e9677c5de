export const errorWays = {
  'error-ways': {
    search: 'Research durchsuchen',
    ways: 'Weitere Seiten',
  },
  'error-advice': {
    401: 'Die Kundenbetreuung sagt Ihnen, was Ihr Abonnement umfasst, und kann es erweitern. Sie können auch in den enthaltenen Inhalten suchen.',
    403: 'Das Profil wurde vielleicht zurückgezogen, oder die Abdeckung ist beendet. Suchen Sie nach dem Unternehmen oder dem Analysten.',
    404: 'Der Inhalt wurde vielleicht zurückgezogen, oder der Link ist unvollständig. Suchen Sie nach dem Titel, oder beginnen Sie auf einer der Seiten unten.',
    500: 'Der Server konnte nicht antworten. Versuchen Sie es gleich noch einmal. Tritt der Fehler wieder auf, wenden Sie sich an die Kundenbetreuung.',
    other:
      'Die Adresse enthält vielleicht einen Tippfehler oder ist veraltet. Durchsuchen Sie das Research, oder beginnen Sie auf einer der Seiten unten.',
    signedOut: 'Prüfen Sie die Adresse, oder melden Sie sich an: Das meiste Research ist Kunden vorbehalten.',
    signedOutLocked: 'Sie sind nicht angemeldet. Melden Sie sich an, um zu öffnen, was Ihr Abonnement umfasst.',
  },
}
