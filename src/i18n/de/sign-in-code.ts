export const signInCode = {
  signInCode: {
    label: 'Bestätigung in zwei Schritten',
    appLead: 'Geben Sie den Code ein, den Ihre Authenticator-App anzeigt.',
    appCode: 'Code',
    recoveryLead: 'Geben Sie einen Ihrer Wiederherstellungscodes ein. Jeder gilt einmal.',
    recoveryCode: 'Wiederherstellungscode',
    submit: 'Weiter',
    useRecovery: 'Wiederherstellungscode verwenden',
    useApp: 'Authenticator-App verwenden',
    back: 'Zurück',
    incomplete: 'Bitte geben Sie den Code ein',
    wrong: 'Der Code ist falsch oder wurde schon verwendet',
    expired: 'Die Anmeldung hat zu lange gedauert. Bitte beginnen Sie von vorn.',
  },
}
