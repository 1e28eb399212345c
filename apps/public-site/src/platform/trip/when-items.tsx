import { formatDateWithWeekday, formatDuration, BOOKING_LABELS as LABELS, zoneName } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import type { DescriptionItem } from '@luzzu/ui'
import { CalendarDays, Clock } from 'lucide-react'

/** Day and time of a booking. */
export const whenItems = (
  { booking_date, slot_name, time_range }: Booking,
  timeZone: string,
): DescriptionItem[] => [
  {
    term: 'Date',
    detail: formatDateWithWeekday(booking_date),
    icon: <CalendarDays aria-hidden="true" />,
  },
  {
    term: LABELS.slot_name,
    detail: `${slot_name}, ${time_range}`,
    small: `${formatDuration(time_range)}, ${zoneName(timeZone)}`,
    icon: <Clock aria-hidden="true" />,
  },
]
