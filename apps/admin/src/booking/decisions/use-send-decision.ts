import type { Answer } from '@luzzu/api-client'
import {
  useCancelBookingMutation,
  useChangeBookingStatusMutation,
  useDeleteBookingMutation,
  useUndoBookingChangeMutation,
} from '@luzzu/api-client/bookings'
import { type DecidableBooking, type Decision, STATUS_AFTER } from './booking-decisions'

/** Sends a decision about a booking as it was displayed, which tells until when it can be undone, or undoes it. */
export function useSendDecision() {
  const [changeStatus] = useChangeBookingStatusMutation()
  const [cancelBooking] = useCancelBookingMutation()
  const [deleteBooking] = useDeleteBookingMutation()
  const [undoChange] = useUndoBookingChangeMutation()

  return {
    /** `reason`: of a cancellation. */
    send(
      decision: Decision,
      { id, etag: ifMatch }: DecidableBooking,
      reason = '',
    ): Promise<Answer<{ undoUntil: number | null }>> {
      if (decision === 'delete') return deleteBooking({ id, ifMatch })
      if (decision === 'cancel') return cancelBooking({ id, ifMatch, reason })
      return changeStatus({ id, ifMatch, status: STATUS_AFTER[decision] })
    },
    sendUndo: ({ id }: DecidableBooking): Promise<Answer<object>> => undoChange(id),
  }
}
