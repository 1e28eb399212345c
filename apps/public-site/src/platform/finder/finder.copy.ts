export const SLOW_SEARCH = 'Still looking for free times: this takes longer than usual…'
export const SEARCH_FAILED = 'We couldn’t load the free times.'
/** What the price of a slot counts for. */
export const priceCounts = (guests: string) => (guests ? `total for ${guests}` : 'whole booking')
export const nextFree = (day: string) => `Next free: ${day}`
