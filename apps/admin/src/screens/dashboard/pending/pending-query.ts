/** How many of the soonest requests are considered. */
export const FETCH_LIMIT = 100

export const PENDING = { status: 'Pending', sort: 'booking_date', order: 'asc', limit: FETCH_LIMIT } as const
