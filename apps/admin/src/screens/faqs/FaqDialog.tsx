import { useCreateFaqMutation, useUpdateFaqMutation } from '@luzzu/api-client/faqs'
import { validateFaq } from '@luzzu/domain'
import type { Faq } from '@luzzu/domain/contracts'
import { TextArea, TextField } from '@luzzu/ui'
import { ActivityLog } from '../../booking/history/ActivityLog'
import { RecordDialog } from '../../platform/records/form/RecordDialog'
import { useRecordForm } from '../../platform/records/form/use-record-form'
import type { RecordEditorProps } from '../../platform/records/RecordScreen'
import { FAQ_COPY, FAQ_LABELS } from './faqs.copy'

const toFaqFormValues = (faq: Faq | undefined) => ({
  question: faq?.question ?? '',
  answer: faq?.answer ?? '',
})

export function FaqDialog({ open, ...editor }: RecordEditorProps<Faq>) {
  const faq = editor.version?.record
  const [create] = useCreateFaqMutation()
  const [update] = useUpdateFaqMutation()
  const form = useRecordForm({
    ...editor,
    copy: FAQ_COPY,
    toFormValues: toFaqFormValues,
    check: validateFaq,
    save: (change, ifMatch) => (faq ? update({ id: faq.id, change, ifMatch }) : create(change)).unwrap(),
  })

  return (
    <RecordDialog
      open={open}
      onClose={editor.onClose}
      form={form}
      labels={FAQ_LABELS}
      history={(id) => <ActivityLog entity="faq" id={id} />}
      size="medium"
    >
      <TextField label={FAQ_LABELS.question} data-autofocus {...form.field('question')} />
      <TextArea label={FAQ_LABELS.answer} rows={5} {...form.field('answer')} />
    </RecordDialog>
  )
}
