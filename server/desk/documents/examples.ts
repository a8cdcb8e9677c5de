import type { DeskDocument, DeskDocumentFacts, DeskDocumentRow } from '#contract/desk-documents.ts'

export const rowExample: DeskDocumentRow = {
  id: '2026-11-05-4f8a1c',
  document_id: null,
  title: 'Zielona Bank: margins hold',
  type: 'Company Note',
  library: 'Research',
  publication_date: '2026-11-05T00:00:00.000Z',
  analysts: ['Marek Nowak'],
  companies: ['Zielona Bank'],
  state: 'embargo',
  available_at: '2026-11-05T08:00:00.000Z',
  version: 1,
}

export const factsExample: DeskDocumentFacts = {
  title: 'Zielona Bank: margins hold',
  published: '2026-11-05',
  type: 'Company Note',
  library: 'research',
  subtitle: 'Costs are under control',
  summary: 'The quarter was better than feared.',
  contact_email: 'marek.nowak@halden.example',
  companies: ['Zielona Bank'],
  analysts: ['Marek Nowak'],
  sectors: ['Banks'],
  sub_sectors: [],
  regions: ['Europe'],
  countries: ['Poland'],
  asset_classes: [],
  languages: ['English'],
  preview_level: 1,
  download_level: 2,
}

export const documentExample: DeskDocument = {
  ...rowExample,
  facts: factsExample,
  file: {
    media_type: 'application/pdf',
    pages: 12,
    size: 348_160,
    url: '/api/files/desk/documents/2026-11-05-4f8a1c.pdf',
  },
  reason: null,
  withdrawn_at: null,
  can_put_back: false,
  revision: 'f1c2e7a0',
}

export const fileIdExample = '0b0f6d0e-6f0e-4f6e-9d57-3c1f5f0a7c11'
