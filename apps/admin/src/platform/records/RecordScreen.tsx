import type { Answer, Fetched } from '@luzzu/api-client'
import type { Version } from '@luzzu/api-client/versions'
import { showSuccess } from '@luzzu/ui'
import type { ReactNode } from 'react'
import { ConfirmationDialog } from '../confirmation/ConfirmationDialog'
import { type Confirmation, useConfirmedAction } from '../confirmation/use-confirmed-action'
import { useOpenedByAddress } from '../use-opened-by-address'
import { RecordList, type RecordListProps } from './RecordList'
import { CANNOT_BE_UNDONE, recordMessages } from './records.copy'
import { useRecordEditor } from './use-record-editor'

/** Props of a record's form dialog. */
export type RecordEditorProps<Item> = {
  /** `undefined` to create one. */
  version: Version<Item> | undefined
  open: boolean
  onClose: () => void
  find: (id: number) => Promise<Fetched<Version<Item>>>
}

type RecordScreenProps<Item> = Omit<
  RecordListProps<Item>,
  'onAdd' | 'onEdit' | 'onDelete' | 'isDialogOpen'
> & {
  /** Fetches the current version of a record. */
  find: (id: number) => Promise<Fetched<Version<Item>>>
  remove: (id: number) => Promise<Answer<unknown>>
  /** The consequence of a deletion, as a sentence. */
  consequence: string
  /** Whether a further dialog about a record is open. */
  isOtherOpen?: boolean
  /** The form dialog; its state is reset each time it opens. */
  children: (editor: RecordEditorProps<Item>, formKey: number) => ReactNode
}

/** List, search, create, edit and delete for one kind of record. */
export function RecordScreen<Item extends { id: number }>({
  find,
  remove,
  consequence,
  children,
  isOtherOpen = false,
  ...list
}: RecordScreenProps<Item>) {
  const { copy, nameOf } = list
  const deletion = useDeleteRecord(copy.singular, remove)
  const { add, edit, version, isOpen, formKey, close } = useRecordEditor(find)
  useOpenedByAddress({ name: 'edit', open: (id) => edit({ id }) })

  return (
    <>
      <RecordList
        {...list}
        isDialogOpen={isOpen || deletion.isOpen || isOtherOpen}
        onAdd={add}
        onEdit={edit}
        onDelete={(record) => deletion.ask({ id: record.id, name: nameOf(record) })}
      />
      {children({ version, open: isOpen, onClose: close, find }, formKey)}
      <DeleteRecordDialog confirmation={deletion} recordName={copy.singular}>
        {consequence}
      </DeleteRecordDialog>
    </>
  )
}

type DeleteRecordDialogProps = {
  confirmation: UseDeleteRecordResult
  /** The kind of record. */
  recordName: string
  /** What is deleted or kept with it. */
  children?: ReactNode
}

function DeleteRecordDialog({ confirmation, recordName, children }: DeleteRecordDialogProps) {
  const { action } = confirmation
  if (!action) return null
  const copy = { title: `Delete ${action.name}?`, confirm: `Delete ${recordName}`, keep: 'Cancel' }
  return (
    <ConfirmationDialog confirmation={confirmation} copy={copy}>
      {children && <p>{children}</p>}
      <p>{CANNOT_BE_UNDONE}</p>
    </ConfirmationDialog>
  )
}

type NamedRecord = { id: number; name: string }
type UseDeleteRecordResult = Confirmation<NamedRecord>

/** Deletes a record after confirmation; `one` names its kind. */
function useDeleteRecord(recordName: string, remove: (id: number) => Promise<Answer<unknown>>) {
  return useConfirmedAction({
    send: ({ id }: NamedRecord) => remove(id),
    onDone: () => showSuccess(recordMessages.deleted(recordName)),
    failed: ({ name }, reason) => recordMessages.notDeleted(name, reason),
  })
}
