/**
 * Components and hooks shared by both areas. Separate from the page's frame, so that areas do not bundle its providers.
 */
export { bookingFacts } from './booking-facts'
export { LoginFields } from './LoginFields'
export { MoveDialog } from './move/MoveDialog'
export type { MovableBooking, Place } from './move/move-places'
export { randomKey } from './random-key'
export { StatusBadge } from './StatusBadge'
export { saveFile } from './save-file'
export {
  closedText,
  DAY_STATES,
  placesLeft,
  SLOT_STATUS_TEXTS,
  type SlotState,
  slotOn,
  slotsOn,
  stateOfDay,
  unitsLeft,
} from './slots'
export { useAddressDraft } from './url-filters/use-address-draft'
export {
  type FiltersInUrl,
  type UrlFilters,
  useFilterDraft,
  useUrlFilters,
} from './url-filters/use-url-filters'
export { useLogOut } from './use-log-out'
