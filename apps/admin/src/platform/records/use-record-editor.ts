import type { Fetched } from '@luzzu/api-client'
import type { Version } from '@luzzu/api-client/versions'
import { errorReason, showFailure } from '../api-errors'
import { useDialogState } from '../use-dialog-state'

/** The record being edited, as fetched when the dialog opened, or none for a new one. */
export function useRecordEditor<Item extends { id: number }>(
  find: (id: number) => Promise<Fetched<Version<Item>>>,
) {
  const opened = useDialogState<Version<Item> | undefined>()

  async function edit({ id }: { id: number }): Promise<void> {
    const { data, error } = await find(id)
    if (!error) return opened.open(data)
    showFailure(`Couldn’t open it. ${errorReason(error)}`, error, () => void edit({ id }))
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
