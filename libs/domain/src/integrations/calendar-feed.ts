import { BOOKING_STATUSES, type BookingStatus, isBookingStatus } from '../bookings/booking-status'
import { type Fields, type Rules, validateFields } from '../fields'
import { MAX_INTEGRATIONS, MAX_LENGTH } from '../limits'
import { isId } from '../numbers'
import { textRule } from '../text'

/** What a calendar of staff shows. */
export type CalendarFeedInput = {
  name: string
  /** `null` for all products. */
  product_ids: number[] | null
  statuses: BookingStatus[]
}

export const CALENDAR_FEED_MESSAGES = {
  products: 'Please choose at least one product',
  unknownProducts: 'Please choose products that are offered',
  statuses: 'Please choose at least one status',
  unknownStatus: 'Statuses must be Pending, Confirmed or Cancelled',
  limit: `You can have at most ${MAX_INTEGRATIONS.calendarFeeds} calendar feeds. Delete one that you no longer use.`,
} as const

const RULES: Rules<CalendarFeedInput> = {
  name: textRule({ required: 'Name is required', name: 'Name', max: MAX_LENGTH.integrationName }),
  product_ids: {
    check: checkProducts,
    read: (ids) => (Array.isArray(ids) ? [...new Set<number>(ids)] : null),
  },
  statuses: {
    check: checkStatuses,
    read: (statuses) =>
      BOOKING_STATUSES.filter((status) => !Array.isArray(statuses) || statuses.includes(status)),
  },
}

/** Checks a submitted calendar. What is left out of products and statuses means all of them. */
export const validateCalendarFeed = (fields: Fields<keyof CalendarFeedInput>) => validateFields(RULES, fields)

function checkProducts(ids: unknown): string | undefined {
  if (ids === null || ids === undefined) return undefined
  if (!Array.isArray(ids) || ids.length === 0) return CALENDAR_FEED_MESSAGES.products
  return ids.length <= MAX_INTEGRATIONS.feedProducts && ids.every(isId)
    ? undefined
    : CALENDAR_FEED_MESSAGES.unknownProducts
}

function checkStatuses(statuses: unknown): string | undefined {
  if (statuses === undefined) return undefined
  if (!Array.isArray(statuses) || statuses.length === 0) return CALENDAR_FEED_MESSAGES.statuses
  return statuses.every(isBookingStatus) ? undefined : CALENDAR_FEED_MESSAGES.unknownStatus
}
