import { dateFormatter } from '@luzzu/domain'

export const KEPT_TRIP_COPY = {
  title: 'Your next trip',
  time: 'Time',
  date: 'Date',
  guests: (count: number) => `${count} ${count === 1 ? 'guest' : 'guests'}`,
  number: (id: number) => `Booking #${id}`,
  booking: 'Booking',
} as const

const formatTime = dateFormatter({ timeStyle: 'short', hourCycle: 'h23' })
const formatDay = dateFormatter({ month: 'long', day: 'numeric' })

/** How old it is, by the clock of the device. */
export function keptAtText(keptAt: number): string {
  const at = new Date(keptAt)
  return `As of ${formatTime(at)}, ${formatDay(at)}. It may have changed since.`
}
