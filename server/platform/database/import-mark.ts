/** The key in `meta` of an import that has written documents and not come to its end. */
export const IMPORT_MARK = 'import'
