import { fileUrl } from '#api/links.ts'
import { buildPath } from '#api/paths.ts'
import { apiBase } from '#config/config.ts'

/** What follows the first segment of a path, as it is written there: a name may hold a slash of its own. */
export const restOfPath = (path: string): string => path.replace(/^\/[^/]+/, '').replace(/\/$/, '')

/** The file that a path such as `/datasets_redirect/prices.csv` is about: a dataset, or the list of them. */
export const datasetsFile = (path: string): URL | undefined =>
  fileUrl(new URL(buildPath('files/datasets') + restOfPath(path), apiBase()).href)
