import { useSite } from '@luzzu/api-client/site'
import { formatMoney, MAX_LENGTH } from '@luzzu/domain'
import { ErrorAlert, Stack, TextArea } from '@luzzu/ui'
import { ConfirmationDialog } from '../../platform/confirmation/ConfirmationDialog'
import { ClosedSlotsAlert } from '../closures/ClosedSlot'
import { HoldSentence } from '../payments/hold/HoldSentence'
import { LazyRefundChoice } from '../payments/refund/LazyRefundChoice'
import { cancelMessages } from '../payments/refund/refund.copy'
import { isEmailed } from '../phone-calls/phone-calls'
import { PleaseCall } from '../phone-calls/ToCall'
import { useHasMailServer } from '../phone-calls/use-has-mail-server'
import {
  type DecidableBooking,
  type Decision,
  endsBooking,
  heldBooking,
  needsCall,
  refundedBooking,
} from './booking-decisions'
import { decisionCopy, REASON_COPY } from './decision.copy'
import type { UseDecisionResult } from './use-decision'

/** Confirms a decision; a decline or a cancellation may have a reason, and tells what is refunded. */
export function DecisionDialog({ confirmation }: { confirmation: UseDecisionResult }) {
  const { currency } = useSite()
  const hasMailServer = useHasMailServer()
  const { action } = confirmation
  if (!action) return null
  const { decision, booking, refund } = action
  const copy = decisionCopy(decision, booking, hasMailServer)
  const paid = refundedBooking(decision, booking)
  const isWorkingOut = paid !== undefined && refund === undefined
  return (
    <ConfirmationDialog
      confirmation={{ ...confirmation, isBusy: confirmation.isBusy || isWorkingOut }}
      copy={
        refund
          ? { ...copy, confirm: cancelMessages.confirm(copy.label, formatMoney(refund.total, currency)) }
          : copy
      }
      isDirty={Boolean(action.reason)}
      tone={decision === 'approve' ? 'primary' : 'danger'}
    >
      <Stack gap={4}>
        <p>{copy.consequence}</p>
        {confirmation.isOpen && <RequestNotices decision={decision} booking={booking} />}
        {needsCall(decision, booking, hasMailServer) && <PleaseCall phone={booking.phone} />}
        <ErrorAlert>{confirmation.failure}</ErrorAlert>
        {paid && confirmation.isOpen && (
          <LazyRefundChoice
            booking={paid}
            onShown={(shown) => confirmation.revise({ ...action, refund: shown })}
          />
        )}
        {endsBooking(decision) && (
          <TextArea
            label={REASON_COPY.label}
            hint={isEmailed(booking, hasMailServer) ? REASON_COPY.hint : REASON_COPY.hintWithoutEmail}
            optional
            rows={2}
            maxLength={MAX_LENGTH.reason}
            value={action.reason ?? ''}
            onChange={(event) => confirmation.revise({ ...action, reason: event.target.value })}
          />
        )}
      </Stack>
    </ConfirmationDialog>
  )
}

/** What matters to the answer to a request: that its slot is closed, and what is moved where a card waits for it. */
function RequestNotices({ decision, booking }: { decision: Decision; booking: DecidableBooking }) {
  const held = heldBooking(booking)
  if (decision === 'cancel' || decision === 'delete') return null
  return (
    <>
      {decision === 'approve' && <ClosedSlotsAlert bookings={[booking]} />}
      {held && <HoldSentence booking={held} decision={decision} />}
    </>
  )
}
