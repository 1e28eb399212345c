import { fieldErrorsOf } from '@luzzu/api-client'
import { useSettleAttentionMutation } from '@luzzu/api-client/orders'
import { MAX_LENGTH, type ResolutionNote, validateResolutionNote } from '@luzzu/domain'
import type { Attention } from '@luzzu/domain/contracts'
import { FormDialog, useValidatedForm } from '@luzzu/page/form'
import { showSuccess, TextArea } from '@luzzu/ui'
import { errorReason } from '../../../platform/api-errors'
import { PAYMENTS_SCREEN_COPY as COPY, screenMessages as messages } from '../payments-screen.copy'

type SettleDialogProps = { entry: Attention; open: boolean; onClose: () => void }

/** Asks how something was settled. What was typed stays when it cannot be saved. */
export function SettleDialog({ entry: { id, text }, open, onClose }: SettleDialogProps) {
  const [settle] = useSettleAttentionMutation()
  const form = useValidatedForm<ResolutionNote, ResolutionNote>({
    defaultValues: { note: '' },
    check: validateResolutionNote,
  })

  async function save({ note }: ResolutionNote): Promise<void> {
    if (id === null) return
    const { error } = await settle({ id, note })
    if (!error) {
      showSuccess(COPY.settled)
      return onClose()
    }
    const rejected = fieldErrorsOf(error)
    if (rejected.note) form.reject(rejected)
    else form.fail(messages.notSettled(errorReason(error)), { retry: () => void save({ note }) })
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={COPY.settleTitle}
      form={{ ...form, submit: form.onSubmit(save) }}
      submit={{ children: COPY.markSettled }}
      cancelLabel={COPY.close}
    >
      <p>{text}</p>
      <TextArea
        label={COPY.note}
        hint={COPY.settleHint}
        rows={3}
        maxLength={MAX_LENGTH.reason}
        {...form.field('note')}
      />
    </FormDialog>
  )
}
