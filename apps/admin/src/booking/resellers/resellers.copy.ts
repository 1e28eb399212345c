import { type BookingSource, timeIn } from '@luzzu/domain'
import type { Booking, Hold } from '@luzzu/domain/contracts'

export const SOURCE_COPY = { term: 'Source', all: 'All sources' } as const

/** Of one booking; that of a reseller has the reseller's name. */
export const SOURCE_LABELS: Record<BookingSource, string> = {
  site: 'Website',
  staff: 'Staff',
  reseller: 'Reseller',
}

/** Who made a booking: the website, staff, or a reseller by name. */
export const sourceName = ({ source = 'site', reseller }: Pick<Booking, 'source' | 'reseller'>): string =>
  reseller?.name ?? SOURCE_LABELS[source]

/** Of a filter. */
export const SOURCE_CHOICE_LABELS: Record<BookingSource, string> = { ...SOURCE_LABELS, reseller: 'Resellers' }

export const resellerMessages = {
  /** `On hold until 14:30 (Blue Grotto Tours)`, on the clock of the business. */
  onHold: ({ expires_at, reseller }: Pick<Hold, 'expires_at' | 'reseller'>, timeZone: string) =>
    `On hold until ${timeIn(timeZone, new Date(expires_at))} (${reseller})`,
  soldBy: ({ name, reference, supplier_reference }: NonNullable<Booking['reseller']>) =>
    [`Sold by ${name}`, reference, supplier_reference].filter(Boolean).join(' · '),
} as const
