/** How many of the newest requests are considered. */
export const FETCH_LIMIT = 100

export const PENDING = { status: 'Pending', limit: FETCH_LIMIT } as const
