import { useCreateFaqMutation, useUpdateFaqMutation } from '@luzzu/api-client/faqs'
import { useLazyFindFaqVersionQuery, type Version } from '@luzzu/api-client/versions'
import { checkFaq, type FaqFields } from '@luzzu/domain'
import type { Faq } from '@luzzu/domain/contracts'
import { showSuccess, TextArea, TextField } from '@luzzu/ui'
import { RecordDialog } from '../../records/form/RecordDialog'
import { useRecordForm } from '../../records/form/use-record-form'
import { recordSentences } from '../../records/record-words'
import { FAQ_LABELS, FAQ_WORDS as WORDS } from './faq-words'

type FaqDialogProps = {
  /** Left out to make a new one. */
  version: Version<Faq> | undefined
  open: boolean
  onClose: () => void
}

const typedFaq = (faq: Faq | undefined) => ({ question: faq?.question ?? '', answer: faq?.answer ?? '' })

export function FaqDialog({ version, open, onClose }: FaqDialogProps) {
  const faq = version?.record
  const [findVersion] = useLazyFindFaqVersionQuery()
  const [createFaq] = useCreateFaqMutation()
  const [updateFaq] = useUpdateFaqMutation()
  const form = useRecordForm({
    initial: typedFaq(faq),
    etag: version?.etag,
    findTheirs:
      faq &&
      (() =>
        findVersion(faq.id)
          .unwrap()
          .then(({ record, etag }) => ({ values: typedFaq(record), etag }))),
    check: checkFaq,
    save: (fields: FaqFields, ifMatch) =>
      (faq ? updateFaq({ id: faq.id, change: fields, ifMatch }) : createFaq(fields)).unwrap(),
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
      one={WORDS.one}
      labels={FAQ_LABELS}
      size="medium"
    >
      <TextField label={FAQ_LABELS.question} data-autofocus {...form.field('question')} />
      <TextArea label={FAQ_LABELS.answer} rows={5} {...form.field('answer')} />
    </RecordDialog>
  )
}
