import { LIST_QUERY } from '@luzzu/api-client'
import { useDeleteActivityMutation, useListActivitiesQuery } from '@luzzu/api-client/activities'
import { useLazyFindActivityVersionQuery } from '@luzzu/api-client/versions'
import { ACTIVITY_FIELDS } from '@luzzu/domain'
import type { Activity } from '@luzzu/domain/contracts'
import { size } from '@luzzu/ui'
import { RecordScreen } from '../../../platform/records/RecordScreen'
import { recordColumns } from '../../../platform/records/record-columns'
import { ACTIVITY_COPY } from '../rental-services.copy'
import { ActivityTypeDialog } from './ActivityTypeDialog'

const nameOf = ({ name }: Activity) => name
const textsOf = ({ name, type, description }: Activity) => [name, type, description]

/** The activity types, shown as tabs on the home page. */
export function ActivityTypesTab() {
  const query = useListActivitiesQuery(undefined, LIST_QUERY)
  const [remove] = useDeleteActivityMutation()
  const [find] = useLazyFindActivityVersionQuery()

  return (
    <RecordScreen
      copy={ACTIVITY_COPY}
      query={query}
      columns={ACTIVITY_COLUMNS}
      nameOf={nameOf}
      textsOf={textsOf}
      find={(id) => find(id)}
      remove={(id) => remove(id)}
      consequence="Its tab will be removed from the website."
    >
      {(editor, formKey) => <ActivityTypeDialog key={formKey} {...editor} />}
    </RecordScreen>
  )
}

const column = recordColumns<Activity>(ACTIVITY_FIELDS)

const ACTIVITY_COLUMNS = [
  column('name', { width: '22%', isRowHeader: true }),
  column('type', { width: size(28) }),
  column('description', { clip: true, bareInCard: true }),
]
