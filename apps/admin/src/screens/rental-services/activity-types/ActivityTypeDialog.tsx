import { useCreateActivityMutation, useUpdateActivityMutation } from '@luzzu/api-client/activities'
import { ACTIVITY_FIELDS, labelsOf, type Validated, type ValuesOf, validateRecord } from '@luzzu/domain'
import type { Activity } from '@luzzu/domain/contracts'
import { ActivityLog } from '../../../booking/history/ActivityLog'
import { RecordDialog } from '../../../platform/records/RecordDialog'
import { RecordFields } from '../../../platform/records/RecordFields'
import type { RecordEditorProps } from '../../../platform/records/RecordScreen'
import { recordForm } from '../../../platform/records/record-values'
import { useRecordForm } from '../../../platform/records/use-record-form'
import { ACTIVITY_COPY } from '../rental-services.copy'

const { image_url: _, ...FIELDS } = ACTIVITY_FIELDS

/** It has no address of a picture, so the stored one is kept. */
const ACTIVITY_FORM = recordForm(
  { fields: FIELDS },
  (sent): Validated<ValuesOf<typeof FIELDS>> => validateRecord(FIELDS, sent),
)

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
      entity="activity"
      history={(id) => <ActivityLog entity="activity" id={id} />}
    >
      <RecordFields fields={FIELDS} form={form} />
    </RecordDialog>
  )
}
