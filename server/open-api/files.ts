import { notChanged, type Operation, type Operations } from './operation.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const tag = 'Files'
const file = (id: string, summary: string, example: string, files: readonly string[]): Operation => ({
  id,
  summary,
  tag,
  files,
  parameters: { file: example },
  access: 'link',
})

export const fileOperations: Operations = {
  'GET /api/get_home_page_slots': {
    id: 'listHomePageSlots',
    summary: 'The texts of the landing page, as untrusted HTML',
    tag: 'Content',
    answer: [{ name: 'services', raw_content: '<h2>What we do</h2>' }],
    also: notChanged,
  },
  'GET /api/footer_content': {
    id: 'getFooter',
    summary: 'The footer, as an untrusted HTML fragment',
    tag: 'Content',
    files: ['text/html'],
    answer: '<p>© Halden Research</p>',
    also: notChanged,
  },
  'GET /api/files/pricing.pdf': {
    id: 'getPriceList',
    summary: 'The price list',
    tag,
    files: ['application/pdf'],
  },
  'GET /api/files/images/tags/{file}': {
    id: 'getTagImage',
    summary: 'The picture of a company or an analyst',
    tag,
    files: ['image/svg+xml'],
    parameters: { file: '7.svg' },
    also: notChanged,
  },
  'GET /api/files/replays/{videoId}/{ticket}/{file}': {
    id: 'getReplayFile',
    summary: 'A part of a replay; its address is its permission, and ranges of it may be asked for',
    tag,
    files: ['video/mp4', 'application/vnd.apple.mpegurl', 'text/vtt', 'image/jpeg'],
    parameters: { file: 'film.mp4' },
    also: { 206: 'The range that was asked for.', ...notChanged },
  },
  'POST /api/file_token': {
    id: 'exchangeFileToken',
    summary: 'A token for `auth_token` of the link to one file, good for a minute; 422 for what is no file of this API',
    tag,
    body: { url: '/api/files/documents/1.pdf' },
    answer: { token: 'eyJhbGciOi.…', expires_in: 60 },
  },
  'GET /api/files/documents/{file}': file('getDocumentFile', 'The file of a document', '1.pdf', [
    'application/pdf',
    XLSX,
    'text/html',
    'text/csv',
    'text/plain',
  ]),
  'GET /api/files/companies/{id}/{file}': file(
    'getCompanyFile',
    'The model or the tear sheet of a company',
    'model.xlsx',
    [XLSX, 'application/pdf'],
  ),
  'GET /api/files/roadshows/{id}/{file}': file(
    'getEventFile',
    'The invitation, the schedule or the calendar entry of an event',
    'invitation.pdf',
    ['application/pdf', 'text/calendar'],
  ),
  'GET /api/files/datasets': {
    ...file('getDatasetsPage', 'The page that lists the datasets', '', ['text/html']),
    parameters: {},
  },
  'GET /api/files/datasets/{file}': file('getDataset', 'A dataset', 'coverage.csv', ['text/csv', XLSX]),
}
