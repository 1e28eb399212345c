import { useListTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { type EditedSlot, slotsSharingUnits } from '@luzzu/domain'
import { Alert } from '@luzzu/ui'
import { Info } from 'lucide-react'
import { overlapMessage } from '../rental-services.copy'

/** Which slots the edited one overlaps; announced, because it follows what is typed. */
export function OverlapNotice({ slot }: { slot: EditedSlot }) {
  const { data: slots = [] } = useListTimeSlotsQuery()
  const others = slotsSharingUnits(slot, slots)
  if (others.length === 0) return null
  return (
    <Alert role="status" icon={<Info aria-hidden="true" />}>
      {overlapMessage(others)}
    </Alert>
  )
}
