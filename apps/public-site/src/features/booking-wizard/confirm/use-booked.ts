import { isApiError, useSession } from '@luzzu/api-client'
import { useFindBookingQuery } from '@luzzu/api-client/bookings'
import type { Booking } from '@luzzu/domain/contracts'

/** The booking that was just made, or that the address names, so that a reload shows its success page again. */
export function useBooked(productId: number, id: number | undefined, made: Booking | null) {
  const { user } = useSession()
  const isNamed = made === null && id !== undefined
  const query = useFindBookingQuery(id ?? 0, { skip: !isNamed || user === null })
  const found = foundIn(isNamed ? query : {}, productId)
  return {
    booking: made ?? found.booking,
    /** There is no such booking of this product and user. */
    isUnknown: found.isUnknown,
    isLoading: isNamed && query.isFetching && !query.data,
    /** A failure that may pass. */
    failure: found.hasFailed ? query : undefined,
    /** The address names a booking, and nobody is signed in to see it. */
    needsLogin: isNamed && user === null,
  }
}

type Answer = Partial<Pick<ReturnType<typeof useFindBookingQuery>, 'data' | 'error'>>

function foundIn({ data, error }: Answer, productId: number) {
  const isRefused = isApiError(error) && error.status === 404
  const booking = data?.id_product_fk === productId ? data : undefined
  return {
    booking,
    isUnknown: isRefused || (data !== undefined && booking === undefined),
    hasFailed: error !== undefined && !isRefused,
  }
}
