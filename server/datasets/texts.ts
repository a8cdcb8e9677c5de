import type { DatasetName } from './catalogue.ts'

type DatasetTexts = {
  portal: string
  skip: string
  search: string
  searchKeys: string
  inbox: string
  navigation: string
  menu: string
  account: string
  /** The portal's entries, as its bar names them. */
  entries: { dashboard: string; companies: string; events: string }
  /** The language that the page can be shown in instead. */
  other: { language: string; name: string }
  title: string
  lead: string
  heading: string
  /** In front of the day. */
  asOf: string
  expiry: string
  /** Replaces `expiry` if a press on an expired link renews the page. */
  renewal: string
  /** Why a table is empty, and what the user can do about it. */
  extend: string
  columns: { name: string; contents: string; records: string; columns: string; files: string }
  /** Beside the title of a preview. */
  preview: string
  /** After the number of columns, where it has no heading. */
  unit: string
  /** In front of the columns that the preview leaves out. */
  more: string
  tables: Readonly<Record<DatasetName, { title: string; description: string; records: string }>>
}

export type DatasetLanguage = 'en' | 'de'

/** The texts of the page that lists the datasets. The English titles also name the files. */
export const datasetTexts: Readonly<Record<DatasetLanguage, DatasetTexts>> = {
  en: {
    portal: 'Research Portal',
    skip: 'Skip to content',
    search: 'Search or go to',
    searchKeys: 'Ctrl K',
    inbox: 'Inbox',
    navigation: 'Main',
    menu: 'Menu',
    account: 'Account',
    entries: { dashboard: 'Dashboard', companies: 'Companies', events: 'Events' },
    other: { language: 'de', name: 'Deutsch' },
    title: 'Datasets',
    lead: 'Tables made from our research at the moment you download them.',
    heading: 'Tables',
    asOf: 'as of',
    expiry: 'The links are good for ten minutes. Open this page from the portal again once they have expired.',
    renewal: 'Links expire after ten minutes; the page then renews them.',
    extend:
      'A table without records has nothing that your subscription covers so far. Your contact here can extend it.',
    columns: { name: 'Dataset', contents: 'Contents', records: 'Records', columns: 'Columns', files: 'Download' },
    preview: 'the first rows',
    unit: 'columns',
    more: 'Also in the files:',
    tables: {
      coverage: {
        title: 'Coverage list',
        records: 'companies',
        description:
          'Every company we cover in your regions, with its rating, price target, last close and lead analyst.',
      },
      'rating-history': {
        title: 'Rating and target history',
        records: 'documents',
        description: 'Each rating and price target we published, by document, with the one before it.',
      },
      estimates: {
        title: 'Estimates',
        records: 'companies',
        description: 'The yearly figures, actual and estimated, of the companies whose model you may download.',
      },
      events: {
        title: 'Events calendar',
        records: 'events',
        description: 'The events that are open to you, past and to come, in their own time zones.',
      },
    },
  },
  de: {
    portal: 'Research-Portal',
    skip: 'Zum Inhalt springen',
    search: 'Suchen oder öffnen',
    searchKeys: 'Strg K',
    inbox: 'Posteingang',
    navigation: 'Hauptmenü',
    menu: 'Menü',
    account: 'Konto',
    entries: { dashboard: 'Übersicht', companies: 'Unternehmen', events: 'Veranstaltungen' },
    other: { language: 'en', name: 'English' },
    title: 'Datensätze',
    lead: 'Tabellen aus unserem Research, erstellt im Moment des Herunterladens.',
    heading: 'Tabellen',
    asOf: 'Stand',
    expiry: 'Die Links gelten zehn Minuten. Öffnen Sie diese Seite danach erneut aus dem Portal.',
    renewal: 'Links laufen nach zehn Minuten ab; die Seite erneuert sie dann.',
    extend:
      'Eine Tabelle ohne Einträge hat bisher nichts, was Ihr Abonnement umfasst. Ihr Ansprechpartner bei uns kann es erweitern.',
    columns: { name: 'Datensatz', contents: 'Inhalt', records: 'Umfang', columns: 'Spalten', files: 'Herunterladen' },
    preview: 'die ersten Zeilen',
    unit: 'Spalten',
    more: 'Außerdem in den Dateien:',
    tables: {
      coverage: {
        title: 'Analysierte Unternehmen',
        records: 'Unternehmen',
        description:
          'Alle Unternehmen in Ihren Regionen, die wir analysieren, mit Einstufung, Kursziel, Kurs und verantwortlichem Analysten.',
      },
      'rating-history': {
        title: 'Einstufungen und Kursziele im Zeitverlauf',
        records: 'Dokumente',
        description:
          'Alle Einstufungen und Kursziele, die wir veröffentlicht haben, je Dokument und mit der vorherigen.',
      },
      estimates: {
        title: 'Schätzungen',
        records: 'Unternehmen',
        description:
          'Die Jahreszahlen, berichtet und geschätzt, der Unternehmen, deren Modell Sie herunterladen dürfen.',
      },
      events: {
        title: 'Terminkalender',
        records: 'Termine',
        description: 'Die Termine, die Ihnen offenstehen, vergangene und kommende, in ihrer eigenen Zeitzone.',
      },
    },
  },
}
