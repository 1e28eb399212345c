import type { Version } from '@luzzu/api-client/versions'
import type { ReactNode } from 'react'
import { DeleteRecordDialog } from './DeleteRecordDialog'
import { RecordList, type RecordListProps } from './list/RecordList'
import { useDeleteRecord } from './use-delete-record'
import { useRecordEditor } from './use-record-editor'

/** What the dialog of a record needs to know. */
export type RecordEditorProps<Item> = {
  /** Left out to make a new one. */
  version: Version<Item> | undefined
  open: boolean
  onClose: () => void
  find: (id: number) => Promise<Version<Item>>
}

type RecordScreenProps<Item> = Omit<
  RecordListProps<Item>,
  'onAdd' | 'onEdit' | 'onDelete' | 'isDialogOpen'
> & {
  /** One record as it stands on the server now. */
  find: (id: number) => Promise<Version<Item>>
  remove: (id: number) => Promise<unknown>
  /** What a deletion takes along or leaves, as a sentence. */
  consequence: string
  /** The dialog in which a record is made or changed; its state is reset each time it opens. */
  children: (editor: RecordEditorProps<Item>, formKey: number) => ReactNode
}

/** All that can be done with one kind of record: find, make, change and delete. */
export function RecordScreen<Item extends { id: number }>({
  find,
  remove,
  consequence,
  children,
  ...list
}: RecordScreenProps<Item>) {
  const { copy, nameOf } = list
  const deletion = useDeleteRecord(copy.one, remove)
  const { add, edit, version, isOpen, formKey, close } = useRecordEditor(find)

  return (
    <>
      <RecordList
        {...list}
        isDialogOpen={isOpen || deletion.isOpen}
        onAdd={add}
        onEdit={edit}
        onDelete={(record) => deletion.ask({ id: record.id, name: nameOf(record) })}
      />
      {children({ version, open: isOpen, onClose: close, find }, formKey)}
      <DeleteRecordDialog confirmation={deletion} one={copy.one}>
        {consequence}
      </DeleteRecordDialog>
    </>
  )
}
