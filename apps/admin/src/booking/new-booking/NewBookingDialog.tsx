import { useSite } from '@luzzu/api-client/site'
import { formatMoney, MAX_LENGTH } from '@luzzu/domain'
import { FormDialog, NameField } from '@luzzu/page/form'
import { Checkbox, Stack, TextArea, TextField, VisuallyHidden } from '@luzzu/ui'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useHasMailServer } from '../phone-calls/use-has-mail-server'
import { AddonsField } from './AddonsField'
import { BookedAlready } from './BookedAlready'
import { type ChosenCustomer, contactDetailsOf, customerError } from './booking-form'
import { CustomerField } from './CustomerField'
import { ChosenTime, CreateKey, TwoFields } from './NewBooking.styles'
import { NEW_BOOKING_COPY as COPY, newBookingMessages } from './new-booking.copy'
import type { BookingStart } from './new-booking-context'
import { PhoneOwners } from './PhoneOwners'
import { SlotFields } from './SlotFields'
import { useBookingForm } from './use-booking-form'

/** A field, or the time slots. */
const INVALID = '[aria-invalid="true"], fieldset[data-invalid]'

type OpenedProps = { start: BookingStart; open: boolean; onClose: () => void }

/** `start` is none until the dialog is first opened. */
export type NewBookingDialogProps = Omit<OpenedProps, 'start'> & { start: BookingStart | undefined }

/** A booking that staff make for a customer, as on the phone: from anywhere, by keyboard alone. */
export function NewBookingDialog({ start, ...props }: NewBookingDialogProps) {
  // It is there on every page: dialogs know at once whether emails are sent.
  useHasMailServer()
  return start && <OpenedDialog start={start} {...props} />
}

function OpenedDialog({ start, open, onClose }: OpenedProps) {
  const dialog = useRef<HTMLDivElement>(null)
  const product = useRef<HTMLSelectElement>(null)
  const booking = useBookingForm(start, onClose)
  const { form, change, errorOf, submitCount, submit } = booking

  useEffect(() => {
    if (submitCount > 0) showInvalid(dialog.current?.querySelector<HTMLElement>(INVALID))
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
      note={<Choice booking={booking} />}
    >
      <CustomerField value={form.customer} onChange={choose} error={customerError(errorOf, form.customer)} />
      {form.customer && !('known' in form.customer) && (
        <ContactFields booking={booking} focusesEmpty={'text' in form.customer} onUse={choose} />
      )}
      <SlotFields booking={booking} productRef={product} />
      <BookedAlready form={form} />
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

/** What is booked and what it costs, beside the button that books it: the fields may be out of view. */
function Choice({ booking: { form, options } }: { booking: ReturnType<typeof useBookingForm> }) {
  const { currency } = useSite()
  const { product, slot } = options
  return (
    <ChosenTime aria-live="polite">
      {product && form.date && slot && newBookingMessages.choice(product, form.date, slot)}
      {options.unavailable && form.date && newBookingMessages.noChoice(options.unavailable, form.date)}
      {form.total !== undefined && (
        <>
          {' '}
          <b>
            <VisuallyHidden>{COPY.total}</VisuallyHidden> <span>{formatMoney(form.total, currency)}</span>
          </b>
        </>
      )}
    </ChosenTime>
  )
}

/** Focuses a field. Of the time slots it is the first that can be chosen, if any, below the question and its error. */
function showInvalid(field: HTMLElement | null | undefined) {
  const target = field?.querySelector<HTMLElement>('input:enabled') ?? field
  target?.focus({ preventScroll: target !== field })
  if (target !== field) field?.scrollIntoView({ block: 'start' })
}

type ContactFieldsProps = {
  booking: ReturnType<typeof useBookingForm>
  focusesEmpty: boolean
  onUse: (customer: ChosenCustomer) => void
}

/** Contact details of a customer who has no account. */
function ContactFields({ booking: { field, form }, focusesEmpty, onUse }: ContactFieldsProps) {
  const fields = useRef<HTMLDivElement>(null)
  const hasMailServer = useHasMailServer()
  // The first empty one, since one is known from the search; after the list has closed, which focuses its field. Whoever
  // has gone on to another field stays there.
  useEffect(() => {
    const hasGoneOn = () => !document.activeElement?.matches('body, [role="combobox"]')
    if (!focusesEmpty || hasGoneOn()) return
    const inputs = [...(fields.current?.querySelectorAll('input') ?? [])]
    const frame = requestAnimationFrame(() => {
      if (!hasGoneOn()) inputs.find((input) => input.value === '')?.focus()
    })
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
      <PhoneOwners phone={form.phone} onUse={onUse} />
      <TextField
        label={COPY.mail}
        optional
        type="email"
        autoComplete="off"
        hint={hasMailServer ? COPY.invited : COPY.notInvited}
        maxLength={MAX_LENGTH.email}
        {...field('mail')}
      />
    </Stack>
  )
}
