export const due = {
  due: {
    passwordDue: 'Bitte ändern Sie Ihr Passwort. Vorher kann hier nichts angezeigt werden.',
    changePassword: 'Passwort ändern',
    passwordDueHere: '{link}; vorher kann hier nichts angezeigt werden.',
    changeInPortal: 'Ändern Sie Ihr Passwort im Portal',
    factorDue:
      'Ihr Unternehmen verlangt die Bestätigung in zwei Schritten. Richten Sie sie ein; vorher kann hier nichts angezeigt werden.',
    factorDueHere:
      'Ihr Unternehmen verlangt die Bestätigung in zwei Schritten. {link}; vorher kann hier nichts angezeigt werden.',
    setUpInPortal: 'Richten Sie sie im Portal ein',
    setUpFactor: 'Bestätigung in zwei Schritten einrichten',
    factorAdded: 'Ihr Konto ist jetzt geschützt.',
    continue: 'Weiter',
    notLoaded: 'Die Einrichtung konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
  },
}
