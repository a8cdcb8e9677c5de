/** The key in `meta` of an import that has written documents and not come to its end. */
export const IMPORT_MARK = 'import'

/** The key in `meta` of a release of embargoed documents that are not found by meaning yet. */
export const RELEASE_MARK = 'release'
