/** Whether a value of an answer or a cookie is a text that says something. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
