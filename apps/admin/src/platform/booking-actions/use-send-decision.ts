import {
  useChangeBookingStatusMutation,
  useDeleteBookingMutation,
  useUndoBookingChangeMutation,
} from '@luzzu/api-client/bookings'
import { type Decision, STATUS_AFTER } from './booking-decisions'

/** Sends a decision and returns until when it can be undone, or undoes it; rejects with the API's error. */
export function useSendDecision() {
  const [changeStatus] = useChangeBookingStatusMutation()
  const [deleteBooking] = useDeleteBookingMutation()
  const [undoChange] = useUndoBookingChangeMutation()

  return {
    send: (decision: Decision, id: number): Promise<{ undoUntil: number | null }> =>
      decision === 'delete'
        ? deleteBooking(id).unwrap()
        : changeStatus({ id, status: STATUS_AFTER[decision] }).unwrap(),
    sendUndo: (id: number): Promise<object> => undoChange(id).unwrap(),
  }
}
