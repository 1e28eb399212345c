import { useCreateActivityMutation, useUpdateActivityMutation } from '@luzzu/api-client/activities'
import { ACTIVITY_TYPES } from '@luzzu/domain'
import type { Activity } from '@luzzu/domain/contracts'
import { Select, TextArea, TextField } from '@luzzu/ui'
import { ActivityLog } from '../../../booking/history/ActivityLog'
import { RecordDialog } from '../../../platform/records/form/RecordDialog'
import { useRecordForm } from '../../../platform/records/form/use-record-form'
import type { RecordEditorProps } from '../../../platform/records/RecordScreen'
import { ACTIVITY_COPY, ACTIVITY_FIELD_LABELS as LABELS } from '../rental-services.copy'
import { toActivityFormValues, validateActivityForm } from './activity-form'

export function ActivityTypeDialog({ open, ...editor }: RecordEditorProps<Activity>) {
  const activity = editor.version?.record
  const [create] = useCreateActivityMutation()
  const [update] = useUpdateActivityMutation()
  const form = useRecordForm({
    ...editor,
    copy: ACTIVITY_COPY,
    toFormValues: toActivityFormValues,
    check: validateActivityForm,
    save: (change, ifMatch) => (activity ? update({ id: activity.id, change, ifMatch }) : create(change)),
  })

  return (
    <RecordDialog
      open={open}
      onClose={editor.onClose}
      form={form}
      labels={LABELS}
      history={(id) => <ActivityLog entity="activity" id={id} />}
    >
      <TextField label={LABELS.name} data-autofocus {...form.field('name')} />
      <Select label={LABELS.type} {...form.field('type')}>
        {ACTIVITY_TYPES.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </Select>
      <TextArea label={LABELS.description} {...form.field('description')} />
    </RecordDialog>
  )
}
