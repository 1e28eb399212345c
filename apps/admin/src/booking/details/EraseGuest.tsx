import { useEraseGuestMutation } from '@luzzu/api-client/bookings'
import type { Booking } from '@luzzu/domain/contracts'
import { Button, showSuccess } from '@luzzu/ui'
import { UserX } from 'lucide-react'
import { ConfirmationDialog } from '../../platform/confirmation/ConfirmationDialog'
import { useConfirmedAction } from '../../platform/confirmation/use-confirmed-action'

/** Erases the personal data of a guest without an account; those of accounts are erased under Customers. */
export function EraseGuest({ booking }: { booking: Booking }) {
  const [eraseGuest] = useEraseGuestMutation()
  const { id, username, contact, id_user_fk, source } = booking
  const confirmation = useConfirmedAction<number, unknown>({
    send: (bookingId) => eraseGuest(bookingId),
    onDone: () => showSuccess(messages.done(username)),
    failed: (_id, reason) => messages.failed(username, reason),
  })
  if (id_user_fk !== null || !contact || source === 'reseller') return null
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<UserX aria-hidden="true" />}
        onClick={() => confirmation.ask(id)}
      >
        {COPY.label}
      </Button>
      <ConfirmationDialog confirmation={confirmation} copy={{ ...COPY, title: messages.title(username) }}>
        <p>{contact.mail === null ? COPY.consequence : messages.consequence(contact.mail)}</p>
      </ConfirmationDialog>
    </>
  )
}

const STAYS =
  'What was booked and paid stays without a name, and so do receipts, as they were issued. This cannot be undone.'

const COPY = {
  label: 'Erase guest’s data',
  confirm: 'Erase data',
  keep: 'Keep data',
  consequence: `Name, phone number and note of this booking are erased. ${STAYS}`,
} as const

const messages = {
  title: (username: string) => `Erase the data of ${username}?`,
  consequence: (mail: string) =>
    `Name, email, phone number and notes are erased from all bookings for ${mail}, and links to them no longer work. ${STAYS}`,
  done: (username: string) => `The data of ${username} was erased.`,
  failed: (username: string, reason: string) => `Couldn’t erase the data of ${username}. ${reason}`,
}
