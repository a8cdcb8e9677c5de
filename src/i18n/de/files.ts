export const files = {
  files: {
    downloadFailed: 'Die Datei konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.',
    close: 'Schließen',
  },
}
