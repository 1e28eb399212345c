import { useCreateTimeSlotMutation, useUpdateTimeSlotMutation } from '@luzzu/api-client/time-slots'
import type { TimeSlotFields } from '@luzzu/domain'
import type { TimeSlot } from '@luzzu/domain/contracts'
import { Switch, TextField } from '@luzzu/ui'
import { useController } from 'react-hook-form'
import { ActivityLog } from '../../../booking/history/ActivityLog'
import { RecordDialog } from '../../../platform/records/form/RecordDialog'
import { useRecordForm } from '../../../platform/records/form/use-record-form'
import type { RecordEditorProps } from '../../../platform/records/RecordScreen'
import { TIME_SLOT_COPY as COPY, TIME_SLOT_FIELD_LABELS as LABELS } from '../rental-services.copy'
import { TimeRangeField } from './TimeRangeField'
import { archivedAs, isArchived, toTimeSlotFormValues, validateTimeSlotForm } from './time-slot-form'

export function TimeSlotDialog({ open, ...editor }: RecordEditorProps<TimeSlot>) {
  const slot = editor.version?.record
  const [create] = useCreateTimeSlotMutation()
  const [update] = useUpdateTimeSlotMutation()
  const form = useRecordForm({
    ...editor,
    copy: COPY,
    toFormValues: toTimeSlotFormValues,
    check: validateTimeSlotForm,
    save: (fields: TimeSlotFields, ifMatch) =>
      slot ? update({ id: slot.id, change: fields, ifMatch }) : create(fields),
  })
  // Registered first, so that it is the first to get the focus.
  const name = form.field('name')
  const { field: times } = useController(form.controlled('time_range'))
  const { field: archived } = useController(form.controlled('archived'))

  return (
    <RecordDialog
      open={open}
      onClose={editor.onClose}
      form={form}
      labels={LABELS}
      history={(id) => <ActivityLog entity="time_slot" id={id} />}
    >
      <TextField label={LABELS.name} data-autofocus {...name} />
      <TimeRangeField
        value={times.value}
        onChange={times.onChange}
        error={form.errorOf('time_range')}
        inputRef={times.ref}
      />
      {slot && (
        <Switch
          label={LABELS.archived}
          description={COPY.archivedHint}
          checked={isArchived(archived.value)}
          onChange={(checked) => archived.onChange(archivedAs(checked))}
        />
      )}
    </RecordDialog>
  )
}
