export const profiles = {
  profile: {
    notIncluded: 'Ihr Abonnement umfasst dieses Profil nicht.',
    inactive: 'Das gewünschte Profil oder die gewünschte Seite ist nicht aktiv.',
    notFound: 'Das gesuchte Profil wurde nicht gefunden.',
  },
  'analyst-profile': {
    loading: 'Das Profil wird geladen',
    signedOut: 'Melden Sie sich an, um dieses Profil zu sehen.',
    failed: 'Das Profil konnte nicht geladen werden.',
    unnamed: 'Analyst ohne Namen',
    fields: 'Fachgebiete',
    companies: 'Analysierte Unternehmen',
    research: 'Zugehöriges Research',
  },
  contact: {
    email: 'E-Mail an {name}',
    phone: '{name} anrufen',
    noEmail: 'Keine E-Mail-Adresse',
    noPhone: 'Keine Telefonnummer',
  },
}
