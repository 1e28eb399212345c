/** What appears after a search, loaded together. */
export { CardResult } from './CardResult'
export { SearchSummary } from './SearchSummary'
