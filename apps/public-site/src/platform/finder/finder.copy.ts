export const STILL_LOOKING = 'Still looking for free times: this takes longer than usual…'
export const SEARCH_FAILED = 'We couldn’t load the free times.'
export const nextFree = (day: string) => `Next free: ${day}`
