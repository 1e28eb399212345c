import { useSite } from '@luzzu/api-client/site'
import { formatMoney, MAX_LENGTH } from '@luzzu/domain'
import { FormDialog, NameField } from '@luzzu/page/form'
import { Checkbox, NumberField, Stack, TextArea, TextField } from '@luzzu/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { AddonsField } from './AddonsField'
import { type ChosenCustomer, contactDetailsOf, customerError } from './booking-form'
import { CustomerField } from './CustomerField'
import { CreateKey, Total, TwoFields } from './NewBooking.styles'
import { NEW_BOOKING_COPY as COPY } from './new-booking.copy'
import type { BookingStart } from './new-booking-context'
import { SlotFields } from './SlotFields'
import { useBookingForm } from './use-booking-form'

/** A field, or the time slots, of which none may be left to have the focus. */
const INVALID = '[aria-invalid="true"], fieldset[data-invalid]'

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
    if (submitCount > 0) dialog.current?.querySelector<HTMLElement>(INVALID)?.focus()
  }, [submitCount])

  function choose(customer: ChosenCustomer) {
    change({ customer, ...contactDetailsOf(customer) })
    // After the list has closed, which focuses its field.
    if (!('text' in customer)) requestAnimationFrame(() => product.current?.focus())
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
      {form.customer && !('known' in form.customer) && (
        <ContactFields booking={booking} focusesEmpty={'text' in form.customer} />
      )}
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

/** How many guests come, and what the booking costs. */
function PriceFields({ booking }: { booking: ReturnType<typeof useBookingForm> }) {
  const { form, change, errorOf, options } = booking
  const { currency } = useSite()
  return (
    <TwoFields>
      <NumberField
        label={COPY.guests}
        optional={options.product?.charge !== 'per_person'}
        inputMode="numeric"
        min={1}
        max={options.product?.max_persons}
        error={errorOf('guests')}
        value={form.guests ?? ''}
        onChange={(event) => change({ guests: Number(event.target.value) || undefined })}
      />
      <Total role="status">
        <span>{COPY.total}</span>
        <b>{form.total === undefined ? '–' : formatMoney(form.total, currency)}</b>
      </Total>
    </TwoFields>
  )
}

type ContactFieldsProps = { booking: ReturnType<typeof useBookingForm>; focusesEmpty: boolean }

/** Contact details of a customer who has no account. */
function ContactFields({ booking: { field }, focusesEmpty }: ContactFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  // The first empty one, since one is known from the search; after the list has closed, which focuses its field. Whoever
  // has gone on to another field stays there.
  useEffect(() => {
    if (!focusesEmpty || !document.activeElement?.matches('body, [role="combobox"]')) return
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])]
    const frame = requestAnimationFrame(() => inputs.find((input) => input.value === '')?.focus())
    return () => cancelAnimationFrame(frame)
  }, [focusesEmpty])

  return (
    <Stack gap={4} ref={fields}>
      <TwoFields>
        <NameField
          label={COPY.name}
          autoComplete="off"
          maxLength={MAX_LENGTH.username}
          {...field('username')}
        />
        <TextField
          label={COPY.phone}
          type="tel"
          autoComplete="off"
          hint={COPY.phoneHint}
          {...field('phone')}
        />
      </TwoFields>
      <TextField
        label={COPY.mail}
        optional
        type="email"
        autoComplete="off"
        hint={COPY.invited}
        maxLength={MAX_LENGTH.email}
        {...field('mail')}
      />
    </Stack>
  )
}
