/**
 * Rows are grids with the same tracks, so that rows outside the viewport need no layout. Grids remove the semantics of
 * table elements, so the roles are set explicitly.
 */
export const withRole = (role: 'table' | 'rowgroup' | 'row' | 'columnheader' | 'rowheader' | 'cell') => ({ role })
