/**
 * Components and hooks shared by both areas. Separate from the page's frame, so that areas do not bundle its providers.
 */
export { bookingDescription, StatusBadge } from './booking-description'
export { copyText, saveFile } from './browser-actions'
export { ClosedDays } from './closed-days/ClosedDays'
export { dayClosure } from './closed-days/closed-periods'
export { dayStateOutside } from './day-state-outside'
export { HoldsPage } from './HoldsPage'
export { type SentRequest, useIdempotencyKey, withKey } from './idempotency-key'
export { LoginFields } from './LoginFields'
export type { BookingTime, MovableBooking } from './move/booking-time'
export { type ChangeableGuests, MoveDialog } from './move/MoveDialog'
export {
  CRAFT_NAMES,
  type CraftName,
  DAY_STATES,
  dayStateFromSlots,
  formatClosed,
  formatRemaining,
  formatRemainingUnits,
  noAvailabilityText,
  SLOT_STATUS_TEXTS,
  type SlotState,
  slotOn,
  slotsOn,
} from './slots'
export {
  type FiltersInUrl,
  type UrlFilters,
  useFilterDraft,
  useUrlDraft,
  useUrlFilters,
} from './url-filters/use-url-filters'
export { useCraftName } from './use-craft-name'
export { useLogOut } from './use-log-out'
export { useRefetch } from './use-refetch'
