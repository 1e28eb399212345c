import { showError } from '@luzzu/ui'
import { errorReason, isRetryable } from '../loading/api-errors'
import { useDialogState } from './use-dialog-state'

type Version<Item> = { record: Item; etag: string | null }

/** The record being edited, as fetched when the dialog opened, or none for a new one. */
export function useRecordEditor<Item extends { id: number }>(find: (id: number) => Promise<Version<Item>>) {
  const opened = useDialogState<Version<Item> | undefined>()

  async function edit({ id }: { id: number }): Promise<void> {
    try {
      opened.open(await find(id))
    } catch (error) {
      const retry = isRetryable(error) ? { retry: () => void edit({ id }) } : {}
      showError(`Couldn’t open it. ${errorReason(error)}`, retry)
    }
  }

  return {
    version: opened.value,
    isOpen: opened.isOpen,
    formKey: opened.formKey,
    add: () => opened.open(undefined),
    edit: (record: { id: number }) => void edit(record),
    close: opened.close,
  }
}
