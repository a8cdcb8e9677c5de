export const errorWays = {
  'error-ways': {
    search: 'Research durchsuchen',
    ways: 'Weitere Seiten',
  },
}
