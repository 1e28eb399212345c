import { LIST_QUERY } from '@luzzu/api-client'
import {
  useCallOffBookingsMutation,
  useGetClosureQuery,
  useUndoCallOffMutation,
} from '@luzzu/api-client/closures'
import { useSite } from '@luzzu/api-client/site'
import { formatMoney, sumOf, toAmount, toCents, validateCallOff } from '@luzzu/domain'
import type { CalledOff, ManifestEntry } from '@luzzu/domain/contracts'
import { FormDialog, useValidatedForm } from '@luzzu/page/form'
import { Alert, Button, Dialog, Row, showError, showSuccess, TextArea } from '@luzzu/ui'
import { useState } from 'react'
import { errorReason } from '../../platform/api-errors'
import { useReference } from '../../platform/refresh/live-queries'
import { useOfferUndo } from '../../platform/undo/use-undo'
import { type Callee, toCall, withCalls, withTrips } from '../phone-calls/phone-calls'
import { ToCall } from '../phone-calls/ToCall'
import { useHasMailServer } from '../phone-calls/use-has-mail-server'
import { AffectedBookings, sortByTime } from './AffectedBookings'
import { dismissClosed } from './closed-message'
import { callOffTopic } from './closure-calls'
import { CLOSURES_COPY as COPY, closureMessages } from './closures.copy'

type CallOffDialogProps = {
  open: boolean
  onClose: () => void
  closureId: number
  /** Of the closure, which may be all that there is to say; empty without one. */
  reason: string
  bookings: readonly ManifestEntry[]
}

/** Cancels the bookings that no longer fit, with one message to all customers; names those whom it does not reach. */
export function CallOffDialog({ open, onClose, closureId, reason, ...affected }: CallOffDialogProps) {
  const bookings = sortByTime(affected.bookings)
  const [calledOff, setCalledOff] = useState<CalledOff>()
  const hasMailServer = useHasMailServer()
  const calls = toCall(bookings, hasMailServer)
  const form = useCallOff(closureId, (done) => {
    if (done.to_call.length > 0) setCalledOff(done)
    else onClose()
  })
  const called = new Set(calls.map(({ booking }) => booking))
  const others = bookings.filter((booking) => !called.has(booking))
  if (calledOff)
    return (
      <Dialog
        open={open}
        onClose={onClose}
        title={closureMessages.calledOffTitle(calledOff.cancelled)}
        actions={
          <Button data-autofocus onClick={onClose}>
            {COPY.done}
          </Button>
        }
      >
        {/* The answer names those without an address; without a mail server nobody is emailed. */}
        <CalledOffCustomers
          closureId={closureId}
          customers={hasMailServer ? withTrips(calledOff.to_call, bookings) : calls}
        />
      </Dialog>
    )
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={closureMessages.callOffTitle(bookings.length)}
      size="medium"
      form={form}
      submit={{ variant: 'danger', children: closureMessages.callOffConfirm(bookings.length) }}
      cancelLabel={COPY.cancel}
    >
      {others.length > 0 && <AffectedBookings bookings={others} count={others.length} />}
      <TextArea
        label={COPY.message}
        hint={hasMailServer ? COPY.messageHint : COPY.messageHintWithoutMailServer}
        data-autofocus
        {...form.field('message')}
      />
      {reason && (
        <Row>
          <Button
            variant="soft"
            size="small"
            onClick={() => {
              form.change({ message: reason })
              form.setFocus('message')
            }}
          >
            {closureMessages.reasonAsMessage(reason)}
          </Button>
        </Row>
      )}
      <p>{closureMessages.callOffConsequence(bookings.length)}</p>
      <PaidBookings bookings={bookings} />
      <ToCall customers={calls} />
    </FormDialog>
  )
}

/** Whom to call now; the closure knows who was. */
function CalledOffCustomers({ closureId, customers }: { closureId: number; customers: readonly Callee[] }) {
  const { data } = useReference(useGetClosureQuery(closureId, LIST_QUERY))
  return (
    <ToCall
      customers={withCalls(
        customers,
        data?.to_call?.map(({ booking }) => booking),
      )}
    />
  )
}

/** What of the money goes back; nothing where nothing was paid. */
function PaidBookings({ bookings }: { bookings: readonly ManifestEntry[] }) {
  const { currency } = useSite()
  const paid = bookings.flatMap(({ paid = 0 }) => (paid > 0 ? { cents: toCents(paid) } : []))
  if (paid.length === 0) return null
  return (
    <Alert tone="warning">
      {closureMessages.paid(paid.length, bookings.length, formatMoney(toAmount(sumOf(paid)), currency))}
    </Alert>
  )
}

type CallOff = { message: string }

/** Calls off the bookings of a closure with a message and offers to undo it. A failure keeps what was typed. */
function useCallOff(closureId: number, onDone: (done: CalledOff) => void) {
  const form = useValidatedForm<CallOff, CallOff>({ defaultValues: { message: '' }, check: validateCallOff })
  const [callOff] = useCallOffBookingsMutation()
  const [undoCallOff] = useUndoCallOffMutation()
  const offerUndo = useOfferUndo()

  async function undo() {
    const { data, error } = await undoCallOff(closureId)
    if (error) showError(closureMessages.notRestored(errorReason(error)))
    else showSuccess(closureMessages.restored(data.restored))
  }

  const submit = form.onSubmit(async ({ message }) => {
    const { data, error } = await callOff({ id: closureId, message })
    if (error) return form.fail(closureMessages.notCalledOff(errorReason(error)))
    const { cancelled, undoUntil } = data
    const done = closureMessages.calledOff(cancelled)
    dismissClosed()
    if (undoUntil === null) showSuccess(done)
    else
      offerUndo({
        message: done,
        changed: [],
        topic: callOffTopic(closureId),
        until: undoUntil,
        undo: () => void undo(),
      })
    onDone(data)
  })

  return { ...form, submit }
}
