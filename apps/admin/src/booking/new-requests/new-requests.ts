import type { Dashboard } from '@luzzu/domain/contracts'
import { bookingsPath } from '../paths'

export type NewRequest = Dashboard['recent_bookings'][number]

const latestId = (dashboard: Dashboard) => Math.max(0, ...dashboard.recent_bookings.map(({ id }) => id))

/** The requests among the latest bookings that came after an earlier look, the oldest first. */
export function newRequestsSince(seenId: number, dashboard: Dashboard): NewRequest[] {
  return dashboard.recent_bookings
    .filter(({ id, status }) => id > seenId && status === 'Pending')
    .toSorted((one, other) => one.id - other.id)
}

/** The id up to which bookings have been seen; deleting the latest one makes no earlier one new. */
export const seenIdAfter = (seenId: number | undefined, dashboard: Dashboard): number =>
  Math.max(seenId ?? 0, latestId(dashboard))

/** Where requests are answered: the only one, or all that wait. */
export function requestsPath(requests: readonly Pick<NewRequest, 'id'>[]): string {
  const [first, another] = requests
  return bookingsPath({ status: 'Pending', ...(first && !another && { id: first.id }) })
}
