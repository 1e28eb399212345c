import { showError, showSuccess } from '@luzzu/ui'
import { useState } from 'react'
import { isWorthRetrying, reasonOf } from '../loading/failure'
import { recordSentences } from './record-words'
import { useOpened } from './use-opened'

type NamedRecord = { id: number; name: string }

/** Deletes after asking; `one` says what kind of record it is. What failed closes the question and says so, with another try where one may help. */
export function useDeleteRecord(one: string, remove: (id: number) => Promise<unknown>) {
  const asked = useOpened<NamedRecord>()
  const [isBusy, setBusy] = useState(false)

  async function apply(record: NamedRecord): Promise<void> {
    try {
      await remove(record.id)
      showSuccess(recordSentences.deleted(one))
    } catch (error) {
      const retry = isWorthRetrying(error) ? { retry: () => void apply(record) } : {}
      showError(recordSentences.notDeleted(record.name, reasonOf(error)), retry)
    }
  }

  return {
    record: asked.thing,
    isOpen: asked.isOpen,
    isBusy,
    ask: asked.open,
    cancel: () => {
      if (!isBusy) asked.close()
    },
    async confirm() {
      if (!asked.thing) return
      setBusy(true)
      await apply(asked.thing)
      setBusy(false)
      asked.close()
    },
  }
}

export type DeletionInHand = ReturnType<typeof useDeleteRecord>
