/** What appears after a search, loaded together. */
export { FoundSlots } from '../../../platform/finder/FoundSlots'
export { SearchSummary } from './SearchSummary'
