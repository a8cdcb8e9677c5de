/** Settings of every connection, for both databases. */
export const plannerSettings = { random_page_cost: '1.1', work_mem: '32MB', jit: 'off' }

/** Types whose values the drivers would read otherwise: days stay text, counts are numbers, and bytes are a buffer. */
export const DATE = 1082
export const BIGINT = 20
export const BYTEA = 17
