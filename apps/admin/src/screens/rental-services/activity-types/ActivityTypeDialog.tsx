import { useCreateActivityMutation, useUpdateActivityMutation } from '@luzzu/api-client/activities'
import { labelsOf } from '@luzzu/domain'
import type { Activity } from '@luzzu/domain/contracts'
import { ActivityLog } from '../../../booking/history/ActivityLog'
import { RecordDialog } from '../../../platform/records/RecordDialog'
import { RecordFields } from '../../../platform/records/RecordFields'
import type { RecordEditorProps } from '../../../platform/records/RecordScreen'
import { useRecordForm } from '../../../platform/records/use-record-form'
import { ACTIVITY_COPY } from '../rental-services.copy'
import { ACTIVITY_FORM, ACTIVITY_FORM_FIELDS as FIELDS } from './activity-form'

export function ActivityTypeDialog({ open, ...editor }: RecordEditorProps<Activity>) {
  const activity = editor.version?.record
  const [create] = useCreateActivityMutation()
  const [update] = useUpdateActivityMutation()
  const form = useRecordForm({
    ...editor,
    ...ACTIVITY_FORM,
    copy: ACTIVITY_COPY,
    save: (change, ifMatch) => (activity ? update({ id: activity.id, change, ifMatch }) : create(change)),
  })

  return (
    <RecordDialog
      open={open}
      onClose={editor.onClose}
      form={form}
      labels={labelsOf(FIELDS)}
      history={(id) => <ActivityLog entity="activity" id={id} />}
    >
      <RecordFields fields={FIELDS} form={form} />
    </RecordDialog>
  )
}
