import { useCreateFaqMutation, useUpdateFaqMutation } from '@luzzu/api-client/faqs'
import { checkFaq } from '@luzzu/domain'
import type { Faq } from '@luzzu/domain/contracts'
import { TextArea, TextField } from '@luzzu/ui'
import { RecordDialog } from '../../platform/records/form/RecordDialog'
import { useRecordForm } from '../../platform/records/form/use-record-form'
import type { RecordDialogInHand } from '../../platform/records/RecordScreen'
import { FAQ_LABELS, FAQ_WORDS } from './faq-words'

const typedFaq = (faq: Faq | undefined) => ({ question: faq?.question ?? '', answer: faq?.answer ?? '' })

export function FaqDialog({ open, ...inHand }: RecordDialogInHand<Faq>) {
  const faq = inHand.version?.record
  const [create] = useCreateFaqMutation()
  const [update] = useUpdateFaqMutation()
  const form = useRecordForm({
    ...inHand,
    words: FAQ_WORDS,
    typed: typedFaq,
    check: checkFaq,
    save: (change, ifMatch) => (faq ? update({ id: faq.id, change, ifMatch }) : create(change)).unwrap(),
  })

  return (
    <RecordDialog open={open} onClose={inHand.onClose} form={form} labels={FAQ_LABELS} size="medium">
      <TextField label={FAQ_LABELS.question} data-autofocus {...form.field('question')} />
      <TextArea label={FAQ_LABELS.answer} rows={5} {...form.field('answer')} />
    </RecordDialog>
  )
}
