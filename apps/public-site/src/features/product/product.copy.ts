import { type Charge, hoursAhead } from '@luzzu/domain'

export const PRODUCT_COPY = {
  slots: 'Time slots',
  meetingPoint: 'Meeting point',
  weather: 'Weather and cancellation',
  questions: 'Questions?',
} as const

/** Where a trip that is called off is told: by email, where those are sent. */
export const calledOff = (hasMail: boolean) =>
  `If wind or sea make a trip unsafe, we call it off and tell you ${hasMail ? 'by email' : 'in My Bookings'}. You can choose another day or get your money back.`

export const freeCancellation = (hours: number) => `Free cancellation ${hoursAhead(hours)}.`

/** `from $120.00`, `$30.00 per person`. */
export const slotPriceText = (amount: string, { varies, charge }: SlotPricing) =>
  `${varies ? 'from ' : ''}${amount}${charge === 'per_person' ? ' per person' : ''}`

type SlotPricing = { varies: boolean; charge: Charge }

export const arrivalText = (minutes: number) =>
  `Please be there ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} before your time slot starts.`
