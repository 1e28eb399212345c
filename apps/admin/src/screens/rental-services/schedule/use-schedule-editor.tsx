import { useLazyFindScheduleVersionQuery } from '@luzzu/api-client/schedule'
import { useListAllTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { sortTimeSlots } from '@luzzu/domain'
import { Pencil } from 'lucide-react'
import { SCHEDULE_COPY } from '../rental-services.copy'
import { useProductEditor } from '../use-product-editor'
import { ScheduleDialog } from './ScheduleDialog'

/** The button that opens when a product is offered, and its dialog. */
export function useScheduleEditor() {
  const [load] = useLazyFindScheduleVersionQuery()
  const { data: slots = [] } = useListAllTimeSlotsQuery()
  return useProductEditor({
    part: 'schedule',
    load: (id) => load(id),
    copy: SCHEDULE_COPY,
    icon: <Pencil aria-hidden="true" />,
    dialog: (editor, product, formKey) => (
      <ScheduleDialog key={formKey} product={product} slots={sortTimeSlots(slots)} {...editor} />
    ),
  })
}
