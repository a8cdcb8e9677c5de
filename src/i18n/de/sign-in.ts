export const signIn = {
  signIn: {
    label: 'Anmelden',
    username: 'Benutzername',
    password: 'Passwort',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    rememberMe: 'Angemeldet bleiben',
    signIn: 'Anmelden',
    resetPassword: 'Passwort zurücksetzen',
    byLink: 'Mit Link anmelden',
    byPasskey: 'Mit Passkey anmelden',
    checking: 'Der Link wird geprüft',
    incomplete: 'Bitte geben Sie Benutzername und Passwort ein',
    wrongCredentials:
      'E-Mail-Adresse oder Passwort ist falsch. Wenn Sie Ihr Passwort vergessen haben, können Sie es {link}.',
    resetNow: 'jetzt zurücksetzen',
    other: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    limited: 'Zu viele Versuche. Bitte versuchen Sie es später erneut.',
    signedInAs: 'Angemeldet als {link}',
    openPortal: 'Portal öffnen',
    signOut: 'Abmelden',
  },
}
