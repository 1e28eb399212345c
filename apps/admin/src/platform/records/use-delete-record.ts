import { showError, showSuccess } from '@luzzu/ui'
import { useState } from 'react'
import { errorReason, isRetryable } from '../loading/api-errors'
import { recordMessages } from './records.copy'
import { useDialogState } from './use-dialog-state'

type NamedRecord = { id: number; name: string }

/** Deletes after asking; `one` says what kind of record it is. What failed closes the question and says so, with another try where one may help. */
export function useDeleteRecord(one: string, remove: (id: number) => Promise<unknown>) {
  const asked = useDialogState<NamedRecord>()
  const [isBusy, setBusy] = useState(false)

  async function apply(record: NamedRecord): Promise<void> {
    try {
      await remove(record.id)
      showSuccess(recordMessages.deleted(one))
    } catch (error) {
      const retry = isRetryable(error) ? { retry: () => void apply(record) } : {}
      showError(recordMessages.notDeleted(record.name, errorReason(error)), retry)
    }
  }

  return {
    record: asked.value,
    isOpen: asked.isOpen,
    isBusy,
    ask: asked.open,
    cancel: () => {
      if (!isBusy) asked.close()
    },
    async confirm() {
      if (!asked.value) return
      setBusy(true)
      await apply(asked.value)
      setBusy(false)
      asked.close()
    },
  }
}

export type DeletionConfirmation = ReturnType<typeof useDeleteRecord>
