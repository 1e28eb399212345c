import { useSession } from '@luzzu/api-client'
import { useListBookingsOfUserQuery } from '@luzzu/api-client/bookings'
import { useFindDetailsQuery } from '@luzzu/api-client/details'
import { useSite } from '@luzzu/api-client/site'
import { useEffect } from 'react'
import { groupBookings } from '../trip/booking-schedule'
import { useZonedNow } from '../trip/use-zoned-now'
import { toKeptTrip } from './kept-trip'
import { writeTrip } from './kept-trip-storage'

/** Keeps the next trip of the user on the device, as the server has told it last, or none where there is none. */
export function useKeepNextTrip(): void {
  const userId = useSession().user?.id_user_pk ?? 0
  const site = useSite()
  const zonedNow = useZonedNow()
  const { currentData: bookings, fulfilledTimeStamp: keptAt } = useListBookingsOfUserQuery(userId, {
    skip: userId === 0,
  })
  const next = bookings && groupBookings(bookings, zonedNow).next
  const details = useFindDetailsQuery(next?.id_product_fk ?? 0, { skip: !next })
  const isKnown = bookings && keptAt !== undefined && site.installation !== '' && !details.isLoading
  const about = { site, details: details.data, userId, keptAt: keptAt ?? 0 }
  const text = isKnown ? (next ? JSON.stringify(toKeptTrip(next, about)) : '') : undefined

  useEffect(() => {
    if (text !== undefined) writeTrip(text)
  }, [text])
}
