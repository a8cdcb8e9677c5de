/** What the API of the tests signs its tokens with; apart from it, since a bench needs it without tests. */
export const SECRET = 'a secret that is used by tests only'
