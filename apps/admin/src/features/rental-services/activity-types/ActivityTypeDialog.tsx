import { useCreateActivityMutation, useUpdateActivityMutation } from '@luzzu/api-client/activities'
import { useLazyFindActivityVersionQuery, type Version } from '@luzzu/api-client/versions'
import { ACTIVITY_TYPES } from '@luzzu/domain'
import type { Activity } from '@luzzu/domain/contracts'
import { Select, showSuccess, TextArea, TextField } from '@luzzu/ui'
import { RecordDialog } from '../../../records/form/RecordDialog'
import { useRecordForm } from '../../../records/form/use-record-form'
import { recordSentences } from '../../../records/record-words'
import { ACTIVITY_LABELS, ACTIVITY_WORDS as WORDS } from '../rental-words'
import { checkTypedActivity, typedActivity } from './activity-form'

type ActivityTypeDialogProps = {
  /** Left out to make a new one. */
  version: Version<Activity> | undefined
  open: boolean
  onClose: () => void
}

export function ActivityTypeDialog({ version, open, onClose }: ActivityTypeDialogProps) {
  const activity = version?.record
  const [findVersion] = useLazyFindActivityVersionQuery()
  const [create] = useCreateActivityMutation()
  const [update] = useUpdateActivityMutation()
  const form = useRecordForm({
    initial: typedActivity(activity),
    etag: version?.etag,
    findTheirs:
      activity &&
      (() =>
        findVersion(activity.id)
          .unwrap()
          .then(({ record, etag }) => ({ values: typedActivity(record), etag }))),
    check: checkTypedActivity,
    save: (fields, ifMatch) =>
      (activity ? update({ id: activity.id, change: fields, ifMatch }) : create(fields)).unwrap(),
    onSaved: () => {
      showSuccess(recordSentences.saved(WORDS.one, !activity))
      onClose()
    },
  })

  return (
    <RecordDialog
      open={open}
      onClose={onClose}
      title={activity ? WORDS.edit : WORDS.create}
      saveLabel={activity ? 'Save changes' : 'Create activity type'}
      form={form}
      one={WORDS.one}
      labels={ACTIVITY_LABELS}
    >
      <TextField label="Name" data-autofocus {...form.field('name')} />
      <Select label="Type" {...form.field('type')}>
        {ACTIVITY_TYPES.map((type) => (
          <option key={type}>{type}</option>
        ))}
      </Select>
      <TextArea label="Description" {...form.field('description')} />
    </RecordDialog>
  )
}
