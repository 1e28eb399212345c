import { dateIn } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { expect, type ScreenMeta, type ScreenStory, spyOn } from '@luzzu/ui/screens'
import { buildBooking } from '../../booking/testing/build-booking'
import { routes } from '../../routes'

export default {
  title: 'Screens/Admin/Dashboard/Many requests',
  parameters: { screen: { routes, under: 'admin', at: '/admin', as: 'staff' } },
} satisfies ScreenMeta

/** More than a page of bookings, of which the first that was made is of another kind. */
function manyAfter(first: Booking, others: Partial<Booking>): Booking[] {
  const rows = Array.from({ length: 120 }, (_, at) => buildBooking({ id: first.id + 1 + at, ...others }))
  return [...rows.reverse(), first]
}

const TODAY = dateIn('Europe/Malta', new Date())
const ON_TODAY = { booking_date: `${TODAY} 00:00:00`, status: 'Cancelled' } as const
const STORED: Record<string, Booking[]> = {
  Pending: manyAfter(buildBooking({ id: 1, username: 'Ġorġ Żammit', booking_date: '2099-06-18 00:00:00' }), {
    booking_date: '2099-08-18 00:00:00',
  }),
  Cancelled: manyAfter(
    buildBooking({ id: 1, ...ON_TODAY, cancellation: { kind: 'expired', reason: null } }),
    {
      ...ON_TODAY,
      cancellation: { kind: 'by-customer', reason: null },
    },
  ),
}

/** Lists bookings as the API does, the newest first by default. */
function respondWithPages() {
  const { fetch } = globalThis
  spyOn(globalThis, 'fetch').mockImplementation(async (request, options) => {
    const { pathname, searchParams } = new URL(request instanceof Request ? request.url : String(request))
    const stored = STORED[searchParams.get('status') ?? '']
    if (pathname !== '/api/bookings' || !stored) return fetch(request, options)
    const rows =
      searchParams.get('sort') === 'booking_date' && searchParams.get('order') === 'asc'
        ? stored.toSorted((one, other) => one.booking_date.localeCompare(other.booking_date))
        : stored
    return Response.json(rows.slice(0, Number(searchParams.get('limit'))), {
      headers: { 'x-total-count': String(stored.length) },
    })
  })
}

/** However many wait, the soonest stands first, and none that lapsed is left out. */
export const ManyRequests: ScreenStory = {
  beforeEach: respondWithPages,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('121 waiting, soonest first')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Ġorġ Żammit' })).toBeVisible()
    await expect(await canvas.findByText(/^1 request of today/)).toBeVisible()
  },
}
