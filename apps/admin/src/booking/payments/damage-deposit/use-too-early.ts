import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { isTooEarlyForDeposit, ORDER_MESSAGES, slotOf, slotStart } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'

/** Why a damage deposit cannot be taken yet. */
export function useTooEarly(booking: Booking): string | undefined {
  const { time_zone } = useSite()
  const { date, timeRange, timeZone } = slotOf(booking, time_zone)
  const isTooEarly = isTooEarlyForDeposit(slotStart(date, timeRange, timeZone), useNow())
  return isTooEarly ? `${ORDER_MESSAGES.depositEarly}.` : undefined
}
