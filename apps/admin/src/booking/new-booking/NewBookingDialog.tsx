import { MAX_LENGTH } from '@luzzu/domain'
import { FormDialog } from '@luzzu/page/form'
import { Checkbox, TextArea } from '@luzzu/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { AddonsField } from './AddonsField'
import { type ChosenCustomer, customerError, newCustomerFrom } from './booking-form'
import { CustomerField } from './CustomerField'
import { CreateKey } from './NewBooking.styles'
import { NewCustomerFields } from './NewCustomerFields'
import { NEW_BOOKING_COPY as COPY } from './new-booking.copy'
import type { BookingStart } from './new-booking-context'
import { PriceFields } from './PriceFields'
import { SlotFields } from './SlotFields'
import { useBookingForm } from './use-booking-form'

type OpenedProps = { start: BookingStart; open: boolean; onClose: () => void }

/** `start` is none until the dialog is first opened. */
export type NewBookingDialogProps = Omit<OpenedProps, 'start'> & { start: BookingStart | undefined }

/** A booking that staff make for a customer, as on the phone: from anywhere, by keyboard alone. */
export function NewBookingDialog({ start, ...props }: NewBookingDialogProps) {
  return start && <OpenedDialog start={start} {...props} />
}

function OpenedDialog({ start, open, onClose }: OpenedProps) {
  const dialog = useRef<HTMLDivElement>(null)
  const product = useRef<HTMLSelectElement>(null)
  const booking = useBookingForm(start, onClose)
  const { form, change, errorOf, submitCount, submit } = booking

  useEffect(() => {
    if (submitCount > 0) dialog.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount])

  function choose(customer: ChosenCustomer) {
    change({ customer, ...newCustomerFrom('text' in customer ? customer.text : '') })
    // After the list has closed, which focuses its field.
    if ('known' in customer) requestAnimationFrame(() => product.current?.focus())
  }

  function createOnModifiedEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return
    // React passes on the events of a dialog in front of this one.
    if (!event.currentTarget.contains(event.target as Node)) return
    submit(event)
  }

  return (
    <FormDialog
      ref={dialog}
      open={open}
      onClose={onClose}
      title={COPY.title}
      size="medium"
      onKeyDown={createOnModifiedEnter}
      form={booking}
      submit={{
        'aria-keyshortcuts': 'Control+Enter',
        children: (
          <>
            {COPY.create} <CreateKey aria-hidden="true">Ctrl ↵</CreateKey>
          </>
        ),
      }}
      cancelLabel={COPY.cancel}
    >
      <CustomerField value={form.customer} onChange={choose} error={customerError(errorOf, form.customer)} />
      {form.customer && 'text' in form.customer && <NewCustomerFields booking={booking} />}
      <SlotFields booking={booking} productRef={product} />
      <PriceFields booking={booking} />
      <AddonsField booking={booking} />
      <Checkbox
        label={COPY.confirmed}
        checked={form.isConfirmed}
        onChange={(event) => change({ isConfirmed: event.target.checked })}
      />
      <TextArea
        label={COPY.note}
        hint={COPY.noteHint}
        optional
        rows={2}
        maxLength={MAX_LENGTH.note}
        {...booking.field('note')}
      />
    </FormDialog>
  )
}
