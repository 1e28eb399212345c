import {
  useCancelBookingMutation,
  useChangeBookingStatusMutation,
  useDeleteBookingMutation,
  useUndoBookingChangeMutation,
} from '@luzzu/api-client/bookings'
import { type Decision, STATUS_AFTER } from './booking-decisions'

/** Sends a decision and returns until when it can be undone, or undoes it; rejects with the API's error. */
export function useSendDecision() {
  const [changeStatus] = useChangeBookingStatusMutation()
  const [cancelBooking] = useCancelBookingMutation()
  const [deleteBooking] = useDeleteBookingMutation()
  const [undoChange] = useUndoBookingChangeMutation()

  return {
    /** `reason`: of a cancellation. */
    send(decision: Decision, id: number, reason = ''): Promise<{ undoUntil: number | null }> {
      if (decision === 'delete') return deleteBooking(id).unwrap()
      if (decision === 'cancel') return cancelBooking({ id, reason }).unwrap()
      return changeStatus({ id, status: STATUS_AFTER[decision] }).unwrap()
    },
    sendUndo: (id: number): Promise<object> => undoChange(id).unwrap(),
  }
}
