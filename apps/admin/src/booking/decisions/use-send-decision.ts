import {
  useCancelBookingMutation,
  useChangeBookingStatusMutation,
  useDeleteBookingMutation,
  useUndoBookingChangeMutation,
} from '@luzzu/api-client/bookings'
import { type DecidableBooking, type Decision, STATUS_AFTER } from './booking-decisions'

/**
 * Sends a decision about a booking as it was displayed and returns until when it can be undone, or undoes it; rejects with
 * the API's error.
 */
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
    ): Promise<{ undoUntil: number | null }> {
      if (decision === 'delete') return deleteBooking({ id, ifMatch }).unwrap()
      if (decision === 'cancel') return cancelBooking({ id, ifMatch, reason }).unwrap()
      return changeStatus({ id, ifMatch, status: STATUS_AFTER[decision] }).unwrap()
    },
    sendUndo: ({ id }: DecidableBooking): Promise<object> => undoChange(id).unwrap(),
  }
}
