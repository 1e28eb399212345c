/** What appears after a search, loaded together. */
export { FoundSlots } from './FoundSlots'
export { SearchSummary } from './SearchSummary'
