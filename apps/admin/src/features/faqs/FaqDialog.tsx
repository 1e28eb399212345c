import { useCreateFaqMutation, useUpdateFaqMutation } from '@luzzu/api-client/faqs'
import { checkFaq, type FaqFields } from '@luzzu/domain'
import type { Faq } from '@luzzu/domain/contracts'
import { showSuccess, TextArea, TextField } from '@luzzu/ui'
import { RecordDialog } from '../../records/form/RecordDialog'
import { useRecordForm } from '../../records/form/use-record-form'
import { recordSentences } from '../../records/record-words'
import { FAQ_WORDS as WORDS } from './faq-words'

type FaqDialogProps = {
  /** Left out to make a new one. */
  faq: Faq | undefined
  open: boolean
  onClose: () => void
}

export function FaqDialog({ faq, open, onClose }: FaqDialogProps) {
  const [createFaq] = useCreateFaqMutation()
  const [updateFaq] = useUpdateFaqMutation()
  const form = useRecordForm({
    initial: { question: faq?.question ?? '', answer: faq?.answer ?? '' },
    check: checkFaq,
    save: (fields: FaqFields) =>
      (faq ? updateFaq({ id: faq.id, change: fields }) : createFaq(fields)).unwrap(),
    onSaved: () => {
      showSuccess(recordSentences.saved(WORDS.one, !faq))
      onClose()
    },
  })

  return (
    <RecordDialog
      open={open}
      onClose={onClose}
      title={faq ? WORDS.edit : WORDS.create}
      saveLabel={faq ? 'Save changes' : 'Create FAQ'}
      form={form}
      size="medium"
    >
      <TextField label="Question" data-autofocus {...form.field('question')} />
      <TextArea label="Answer" rows={5} {...form.field('answer')} />
    </RecordDialog>
  )
}
