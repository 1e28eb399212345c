import type { Answer } from '@luzzu/api-client'
import { showSuccess } from '@luzzu/ui'
import { type Confirmation, useConfirmedAction } from '../confirmation/use-confirmed-action'
import { recordMessages } from './records.copy'

type NamedRecord = { id: number; name: string }
export type UseDeleteRecordResult = Confirmation<NamedRecord>

/** Deletes a record after confirmation; `one` names its kind. */
export function useDeleteRecord(recordName: string, remove: (id: number) => Promise<Answer<unknown>>) {
  return useConfirmedAction({
    send: ({ id }: NamedRecord) => remove(id),
    onDone: () => showSuccess(recordMessages.deleted(recordName)),
    failed: ({ name }, reason) => recordMessages.notDeleted(name, reason),
  })
}
