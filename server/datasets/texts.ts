import type { DatasetName } from './catalogue.ts'

type DatasetTexts = {
  portal: string
  back: string
  title: string
  lead: string
  heading: string
  /** In front of the day. */
  asOf: string
  expiry: string
  columns: { name: string; contents: string; files: string }
  tables: Readonly<Record<DatasetName, { title: string; description: string }>>
}

/** The texts of the page that lists the datasets. The English titles also name the files. */
export const datasetTexts: Readonly<Record<'en' | 'de', DatasetTexts>> = {
  en: {
    portal: 'Research Portal',
    back: 'Back to the portal',
    title: 'Datasets',
    lead: 'Tables made from our research at the moment you download them.',
    heading: 'Tables',
    asOf: 'as of',
    expiry: 'The links are good for ten minutes. Open this page from the portal again once they have expired.',
    columns: { name: 'Dataset', contents: 'Contents', files: 'Download' },
    tables: {
      coverage: {
        title: 'Coverage list',
        description: 'Every company we cover in your regions, with its rating, target price, price and lead analyst.',
      },
      'rating-history': {
        title: 'Rating and target history',
        description: 'Each rating and target price we published, by document, with the one before it.',
      },
      estimates: {
        title: 'Estimates',
        description: 'The yearly figures, actual and estimated, of the companies whose model you may download.',
      },
      events: {
        title: 'Events calendar',
        description: 'The events that are open to you, past and to come, in their own time zones.',
      },
    },
  },
  de: {
    portal: 'Research-Portal',
    back: 'Zurück zum Portal',
    title: 'Datensätze',
    lead: 'Tabellen aus unserem Research, erstellt im Moment des Herunterladens.',
    heading: 'Tabellen',
    asOf: 'Stand',
    expiry: 'Die Links gelten zehn Minuten. Öffnen Sie diese Seite danach erneut aus dem Portal.',
    columns: { name: 'Datensatz', contents: 'Inhalt', files: 'Herunterladen' },
    tables: {
      coverage: {
        title: 'Analysierte Unternehmen',
        description:
          'Alle Unternehmen in Ihren Regionen, die wir analysieren, mit Einstufung, Kursziel, Kurs und verantwortlichem Analysten.',
      },
      'rating-history': {
        title: 'Einstufungen und Kursziele im Zeitverlauf',
        description:
          'Alle Einstufungen und Kursziele, die wir veröffentlicht haben, je Dokument und mit der vorherigen.',
      },
      estimates: {
        title: 'Schätzungen',
        description:
          'Die Jahreszahlen, berichtet und geschätzt, der Unternehmen, deren Modell Sie herunterladen dürfen.',
      },
      events: {
        title: 'Terminkalender',
        description: 'Die Termine, die Ihnen offenstehen, vergangene und kommende, in ihrer eigenen Zeitzone.',
      },
    },
  },
}
