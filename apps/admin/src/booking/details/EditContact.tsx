import { fieldErrorsOf } from '@luzzu/api-client'
import { useChangeBookingContactMutation } from '@luzzu/api-client/bookings'
import { isBookedByPhone, MAX_LENGTH, validateContactChange } from '@luzzu/domain'
import type { Booking, Contact, ContactChange } from '@luzzu/domain/contracts'
import { FormDialog, NameField, useValidatedForm } from '@luzzu/page/form'
import { Alert, Button, showSuccess, TextField } from '@luzzu/ui'
import { UserPen } from 'lucide-react'
import { useDialogState } from '../../platform/use-dialog-state'
import { NEW_BOOKING_COPY } from '../new-booking/new-booking.copy'
import { useSitePhoneReader } from '../new-booking/use-site-phone-reader'
import { useHasMailServer } from '../phone-calls/use-has-mail-server'
import { saveFailureReason, useConditionalSave } from '../use-conditional-save'
import { EDIT_CONTACT_COPY as COPY, editContactMessages as messages } from './edit-contact.copy'

/** Corrects whom to call about a booking by phone; accounts have their own contact. */
export function EditContact({ booking }: { booking: Booking }) {
  const dialog = useDialogState<ContactedBooking>()
  const { contact, id_user_fk: accountId, source } = booking
  return (
    <>
      {contact && isBookedByPhone({ accountId, source, name: contact.name }) && (
        <Button
          size="small"
          variant="quiet"
          icon={<UserPen aria-hidden="true" />}
          aria-label={messages.open(booking.id)}
          onClick={() => dialog.open({ ...booking, contact })}
        >
          {COPY.label}
        </Button>
      )}
      {dialog.value && (
        <ContactDialog
          key={dialog.formKey}
          booking={dialog.value}
          open={dialog.isOpen}
          onClose={dialog.close}
        />
      )}
    </>
  )
}

type ContactedBooking = Pick<Booking, 'id' | 'etag'> & { contact: Contact }

type ContactDialogProps = {
  /** As it was when the dialog was opened. */
  booking: ContactedBooking
  open: boolean
  onClose: () => void
}

/** What was typed stays when it cannot be saved. */
function ContactDialog({ booking, open, onClose }: ContactDialogProps) {
  const { id, contact } = booking
  const { theirs, save: saveOver } = useConditionalSave(booking, hasSameContact)
  const [changeContact] = useChangeBookingContactMutation()
  const readPhone = useSitePhoneReader()
  const hasMailServer = useHasMailServer()
  const form = useValidatedForm<Typed, ContactChange>({
    defaultValues: { name: contact.name, phone: contact.phone ?? '', mail: contact.mail ?? '' },
    check(typed) {
      const values = { ...typed, mail: typed.mail.trim() || null }
      const checked = validateContactChange(values, readPhone)
      // As it was typed: the server reads numbers by the country of the business.
      return checked.ok ? { ok: true, value: values } : checked
    },
  })

  async function save(change: ContactChange): Promise<void> {
    const error = await saveOver((ifMatch) => changeContact({ id, ifMatch, ...change }))
    if (!error) {
      showSuccess(messages.saved(id))
      return onClose()
    }
    const rejected = fieldErrorsOf(error)
    if (Object.keys(rejected).length > 0) form.reject(rejected)
    else form.fail(messages.notSaved(id, saveFailureReason(error)))
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={messages.title(id)}
      form={{ ...form, submit: form.onSubmit(save) }}
      submit={{ children: COPY.save }}
      cancelLabel={COPY.cancel}
    >
      {theirs?.contact && <Alert tone="warning">{messages.changedMeanwhile(theirs.contact)}</Alert>}
      <NameField
        label={COPY.name}
        autoComplete="off"
        maxLength={MAX_LENGTH.username}
        data-autofocus
        {...form.field('name')}
      />
      <TextField
        label={COPY.phone}
        type="tel"
        autoComplete="off"
        hint={NEW_BOOKING_COPY.phoneHint}
        {...form.field('phone')}
      />
      <TextField
        label={COPY.mail}
        optional
        type="email"
        autoComplete="off"
        hint={hasMailServer ? COPY.mailHint : NEW_BOOKING_COPY.notInvited}
        maxLength={MAX_LENGTH.email}
        {...form.field('mail')}
      />
    </FormDialog>
  )
}

type Contacted = Pick<Booking, 'contact'>

const hasSameContact = ({ contact: one }: Contacted, { contact: other }: Contacted) =>
  one?.name === other?.name && one?.phone === other?.phone && one?.mail === other?.mail

type Typed = { name: string; phone: string; mail: string }
