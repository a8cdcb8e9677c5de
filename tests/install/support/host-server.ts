import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

const documents = Array.from({ length: 9 }, (_, index) => ({
  id: `d${index + 1}`,
  title: `Note ${index + 1}`,
  document_type: 'Company Note',
  publication_date: '2026-11-05T14:30:00Z',
  external_reference: `R-${index + 1}`,
  preview_url: `/document/R-${index + 1}`,
  entitled: true,
  permissioned: true,
}))

/** A list as the API answers it, page by page. */
function answer(query: URLSearchParams) {
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 10)]
  const records = documents.slice((page - 1) * size, page * size)
  const pagination_metadata = { page, num_pages: Math.ceil(documents.length / size), max_records: documents.length }
  return JSON.stringify({ records, pagination_metadata })
}

export type HostServer = { address: string; stop(): Promise<void> }

/** Serves what a project has built, and an API that knows nine documents. */
export async function startHost(directoryOf: (name: string) => string): Promise<HostServer> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host')
    if (pathname.startsWith('/api/')) {
      response.setHeader('Content-Type', 'application/json')
      response.end(pathname.endsWith('_documents') ? answer(searchParams) : '{}')
      return
    }
    const [, name = '', ...rest] = normalize(pathname).split('/')
    const path = join(directoryOf(name), 'dist', rest.join('/') || 'index.html')
    if (!existsSync(path)) {
      response.writeHead(404).end()
      return
    }
    response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream')
    createReadStream(path).pipe(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
