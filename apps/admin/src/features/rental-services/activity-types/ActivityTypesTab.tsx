import { useDeleteActivityMutation, useListActivitiesQuery } from '@luzzu/api-client/activities'
import { useLazyFindActivityVersionQuery } from '@luzzu/api-client/versions'
import type { Activity } from '@luzzu/domain/contracts'
import { DeleteRecordDialog } from '../../../records/DeleteRecordDialog'
import { RecordList } from '../../../records/list/RecordList'
import { useDeleteRecord } from '../../../records/use-delete-record'
import { useEditing } from '../../../records/use-editing'
import { ACTIVITY_WORDS as WORDS } from '../rental-words'
import { ActivityTypeDialog } from './ActivityTypeDialog'
import { ACTIVITY_COLUMNS } from './activity-columns'

const nameOf = ({ name }: Activity) => name
const textsOf = ({ name, type, description }: Activity) => [name, type, description]

/** The activities that visitors choose between on the home page. */
export function ActivityTypesTab() {
  const query = useListActivitiesQuery(undefined, { refetchOnMountOrArgChange: true })
  const [remove] = useDeleteActivityMutation()
  const deletion = useDeleteRecord((id) => remove(id).unwrap())
  const [findVersion] = useLazyFindActivityVersionQuery()
  const editing = useEditing((id) => findVersion(id).unwrap())

  return (
    <>
      <RecordList
        words={WORDS}
        query={query}
        columns={ACTIVITY_COLUMNS}
        nameOf={nameOf}
        textsOf={textsOf}
        onAdd={editing.add}
        onEdit={editing.edit}
        onDelete={deletion.ask}
      />
      <ActivityTypeDialog
        key={editing.turn}
        version={editing.version}
        open={editing.isOpen}
        onClose={editing.close}
      />
      <DeleteRecordDialog inHand={deletion} one={WORDS.one}>
        Its tab goes from the website.
      </DeleteRecordDialog>
    </>
  )
}
