/** The language of a page that the server makes, by the header `Accept-Language`. */
export const toPageLanguage = (accepted = ''): 'de' | 'en' => (/^\s*de\b/i.test(accepted) ? 'de' : 'en')
