import type { Booking } from '@luzzu/domain/contracts'
import { Button } from '@luzzu/ui'
import { StickyNote } from 'lucide-react'
import { useDialogState } from '../../platform/use-dialog-state'
import { NoteDialog } from './NoteDialog'
import { NOTE_COPY as COPY, noteMessages } from './note.copy'

type NotedBooking = Pick<Booking, 'id' | 'note'>

/** Opens the note of staff about a booking. */
export function NoteButton({ booking }: { booking: NotedBooking }) {
  const dialog = useDialogState<NotedBooking>()
  const label = booking.note ? COPY.edit : COPY.add
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={<StickyNote aria-hidden="true" />}
        aria-label={noteMessages.open(label, booking.id)}
        onClick={() => dialog.open(booking)}
      >
        {label}
      </Button>
      {dialog.value && (
        <NoteDialog key={dialog.formKey} booking={dialog.value} open={dialog.isOpen} onClose={dialog.close} />
      )}
    </>
  )
}
