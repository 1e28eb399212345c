/** Who made a booking. */
export const BOOKING_SOURCES = ['site', 'staff', 'reseller'] as const
export type BookingSource = (typeof BOOKING_SOURCES)[number]

/** What a booking keeps of the reseller who sold it; `receipt`: whether the guest is told of more than changes. */
export type BookedByReseller = {
  name: string
  reference: string | null
  supplier_reference: string
  uuid: string
  receipt: boolean
}

export function isBookingSource(value: unknown): value is BookingSource {
  return BOOKING_SOURCES.some((source) => source === value)
}
