import { LIST_QUERY } from '@luzzu/api-client'
import { useDeleteActivityMutation, useListActivitiesQuery } from '@luzzu/api-client/activities'
import { useLazyFindActivityVersionQuery } from '@luzzu/api-client/versions'
import type { Activity } from '@luzzu/domain/contracts'
import { RecordScreen } from '../../../platform/records/RecordScreen'
import { ACTIVITY_COPY } from '../rental-services.copy'
import { ActivityTypeDialog } from './ActivityTypeDialog'
import { ACTIVITY_COLUMNS } from './activity-columns'

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
