import { useCreateFaqMutation, useUpdateFaqMutation } from '@luzzu/api-client/faqs'
import { FAQ_FIELDS, labelsOf, validateFaq } from '@luzzu/domain'
import type { Faq } from '@luzzu/domain/contracts'
import { ActivityLog } from '../../booking/history/ActivityLog'
import { RecordDialog } from '../../platform/records/RecordDialog'
import { RecordFields } from '../../platform/records/RecordFields'
import type { RecordEditorProps } from '../../platform/records/RecordScreen'
import { recordForm } from '../../platform/records/record-values'
import { useRecordForm } from '../../platform/records/use-record-form'
import { FAQ_COPY } from './faqs.copy'

const FAQ_FORM = recordForm({ fields: FAQ_FIELDS }, validateFaq)

export function FaqDialog({ open, ...editor }: RecordEditorProps<Faq>) {
  const faq = editor.version?.record
  const [create] = useCreateFaqMutation()
  const [update] = useUpdateFaqMutation()
  const form = useRecordForm({
    ...editor,
    ...FAQ_FORM,
    copy: FAQ_COPY,
    save: (change, ifMatch) => (faq ? update({ id: faq.id, change, ifMatch }) : create(change)),
  })

  return (
    <RecordDialog
      open={open}
      onClose={editor.onClose}
      form={form}
      labels={labelsOf(FAQ_FIELDS)}
      entity="faq"
      history={(id) => <ActivityLog entity="faq" id={id} />}
      size="medium"
    >
      <RecordFields fields={FAQ_FIELDS} form={form} />
    </RecordDialog>
  )
}
