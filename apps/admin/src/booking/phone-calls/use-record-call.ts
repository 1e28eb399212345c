import { useNow, useSession } from '@luzzu/api-client'
import { useRecordCallMutation } from '@luzzu/api-client/phone-calls'
import type { Instant } from '@luzzu/domain'
import { errorReason, showFailure } from '../../platform/api-errors'
import { phoneCallMessages as messages } from './phone-calls.copy'

/** Records for all staff whether the customer of a cancelled booking was called; says so when it fails. */
export function useRecordCall() {
  const [record] = useRecordCallMutation()
  const { user } = useSession()
  const now = useNow()

  return async function recordCall(booking: { id: number; name: string }, called: boolean): Promise<void> {
    const call = called ? { at: now.toISOString() as Instant, by: user?.username ?? '' } : null
    const { error } = await record({ id: booking.id, call })
    if (error)
      showFailure(
        messages.notRecorded(booking.name, called, errorReason(error)),
        error,
        () => void recordCall(booking, called),
      )
  }
}
