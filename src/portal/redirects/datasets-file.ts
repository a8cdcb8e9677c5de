import { fileUrl } from '#api/links.ts'
import { buildPath } from '#api/paths.ts'
import { apiBase } from '#config/config.ts'

/** The raw path after the first segment; names may contain slashes. */
export const restOfPath = (path: string): string => path.replace(/^\/[^/]+/, '').replace(/\/$/, '')

/** The file for a path such as `/datasets_redirect/prices.csv`: a dataset, or the list of datasets. */
export const datasetsFile = (path: string): URL | undefined =>
  fileUrl(new URL(buildPath('files/datasets') + restOfPath(path), apiBase()).href)
