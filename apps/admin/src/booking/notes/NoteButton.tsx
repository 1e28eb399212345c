import { fieldErrorsOf } from '@luzzu/api-client'
import { useChangeBookingNoteMutation } from '@luzzu/api-client/bookings'
import { MAX_LENGTH, NOTE } from '@luzzu/domain'
import type { Booking } from '@luzzu/domain/contracts'
import { FormDialog, useValidatedForm } from '@luzzu/page/form'
import { Alert, Button, showSuccess, TextArea } from '@luzzu/ui'
import { StickyNote } from 'lucide-react'
import styled from 'styled-components'
import { useDialogState } from '../../platform/use-dialog-state'
import { saveFailureReason, useConditionalSave } from '../use-conditional-save'
import { NOTE_COPY as COPY, noteMessages } from './note.copy'

type NotedBooking = Pick<Booking, 'id' | 'note' | 'etag'>

const hasSameNote = (one: NotedBooking, other: NotedBooking) => (one.note ?? '') === (other.note ?? '')

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

type NoteDialogProps = {
  /** As it was when the dialog was opened. */
  booking: NotedBooking
  open: boolean
  onClose: () => void
}

/** The note of staff about a booking. What was typed stays when it cannot be saved. */
function NoteDialog({ booking, open, onClose }: NoteDialogProps) {
  const { id, note } = booking
  const [changeNote] = useChangeBookingNoteMutation()
  const { theirs, save: saveOver } = useConditionalSave(booking, hasSameNote)
  const form = useValidatedForm<{ note: string }, string>({
    defaultValues: { note: note ?? '' },
    check(values) {
      const error = NOTE.check(values.note)
      return error === undefined ? { ok: true, value: values.note } : { ok: false, errors: { note: error } }
    },
  })

  async function save(value: string): Promise<void> {
    const error = await saveOver((ifMatch) => changeNote({ id, note: value, ifMatch }))
    if (!error) {
      showSuccess(noteMessages.saved(id))
      return onClose()
    }
    const rejected = fieldErrorsOf(error)
    if (rejected.note) form.reject(rejected)
    else form.fail(noteMessages.notSaved(id, saveFailureReason(error)), { retry: () => void save(value) })
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={noteMessages.title(id)}
      form={{ ...form, submit: form.onSubmit(save) }}
      submit={{ children: COPY.save }}
      cancelLabel={COPY.cancel}
    >
      {theirs && <Alert tone="warning">{noteMessages.changedMeanwhile(theirs.note)}</Alert>}
      <TextArea
        label={COPY.label}
        hint={COPY.hint}
        maxLength={MAX_LENGTH.note}
        data-autofocus
        {...form.field('note')}
      />
    </FormDialog>
  )
}

/** A note with its line breaks. */
export const NoteText = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`
