import { useNow } from '@luzzu/api-client'
import { useSite } from '@luzzu/api-client/site'
import { canRecordCall, dateIn, dayOf } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { Checkbox } from '@luzzu/ui'
import { isEmailed } from './phone-calls'
import { PHONE_CALLS_COPY as COPY } from './phone-calls.copy'
import { useHasMailServer } from './use-has-mail-server'
import { useRecordCall } from './use-record-call'

/** In the details of a booking that was cancelled, whose customer no email reaches: ticked once the customer was called. */
export function CustomerCalled({ booking }: { booking: Booking }) {
  const { time_zone } = useSite()
  const today = dateIn(time_zone, useNow())
  const hasMailServer = useHasMailServer()
  const recordCall = useRecordCall()
  const { id, username: name, status, cancellation, phone, called } = booking
  const isNews = cancellation && cancellation.kind !== 'by-customer' && dayOf(booking) >= today
  const isToCall = isNews && phone && !isEmailed(booking, hasMailServer)
  if (!canRecordCall(status) || !(called || isToCall)) return null
  return (
    <Checkbox
      label={COPY.customerCalled}
      checked={Boolean(called)}
      onChange={({ target }) => void recordCall({ id, name }, target.checked)}
    />
  )
}
