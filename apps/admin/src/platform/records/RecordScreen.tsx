import type { Version } from '@luzzu/api-client/versions'
import type { ReactNode } from 'react'
import { DeleteRecordDialog } from './DeleteRecordDialog'
import { RecordList, type RecordListProps } from './list/RecordList'
import { useDeleteRecord } from './use-delete-record'
import { useEditing } from './use-editing'

/** What the dialog of a record needs to know. */
export type RecordDialogInHand<Kept> = {
  /** Left out to make a new one. */
  version: Version<Kept> | undefined
  open: boolean
  onClose: () => void
  find: (id: number) => Promise<Version<Kept>>
}

type RecordScreenProps<Kept> = Omit<RecordListProps<Kept>, 'onAdd' | 'onEdit' | 'onDelete' | 'isAsking'> & {
  /** One record as it stands on the server now. */
  find: (id: number) => Promise<Version<Kept>>
  remove: (id: number) => Promise<unknown>
  /** What a deletion takes along or leaves, as a sentence. */
  consequence: string
  /** The dialog in which a record is made or changed; it begins anew each time it is opened. */
  children: (inHand: RecordDialogInHand<Kept>, turn: number) => ReactNode
}

/** All that can be done with one kind of record: find, make, change and delete. */
export function RecordScreen<Kept extends { id: number }>({
  find,
  remove,
  consequence,
  children,
  ...list
}: RecordScreenProps<Kept>) {
  const { words, nameOf } = list
  const deletion = useDeleteRecord(words.one, remove)
  const { add, edit, version, isOpen, turn, close } = useEditing(find)

  return (
    <>
      <RecordList
        {...list}
        isAsking={isOpen || deletion.isOpen}
        onAdd={add}
        onEdit={edit}
        onDelete={(record) => deletion.ask({ id: record.id, name: nameOf(record) })}
      />
      {children({ version, open: isOpen, onClose: close, find }, turn)}
      <DeleteRecordDialog inHand={deletion} one={words.one}>
        {consequence}
      </DeleteRecordDialog>
    </>
  )
}
