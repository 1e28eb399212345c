import { useFindScheduleQuery } from '@luzzu/api-client/schedule'
import { inHours } from '@luzzu/domain'
import type { Product, TimeSlot } from '@luzzu/domain/contracts'
import { Button, type Column, size } from '@luzzu/ui'
import { Pencil } from 'lucide-react'
import { useReference } from '../../../platform/refresh/live-queries'
import { SCHEDULE_COPY as COPY } from '../rental-services.copy'
import { toScheduleFormValues, toScheduleTexts } from './schedule-form'

export function scheduleColumns(
  slots: readonly TimeSlot[],
  onEdit: (product: Product) => void,
): Column<Product>[] {
  return [
    { key: 'product', header: COPY.product, isRowHeader: true, cell: ({ name }) => name },
    { key: 'offered', header: COPY.offered, cell: ({ id }) => <Offered productId={id} slots={slots} /> },
    {
      key: 'actions',
      header: COPY.actions,
      width: size(32),
      align: 'end',
      bareOnPhone: true,
      cell: (product) => (
        <Button
          size="small"
          variant="quiet"
          icon={<Pencil aria-hidden="true" />}
          aria-label={COPY.editLabel(product.name)}
          onClick={() => onEdit(product)}
        >
          {COPY.editButton}
        </Button>
      ),
    },
  ]
}

/** `Morning, Evening · Sat-Sun · April 1 to October 31 · 24 hours ahead` */
function Offered({ productId, slots }: { productId: number; slots: readonly TimeSlot[] }) {
  const { data: schedule, isError } = useReference(useFindScheduleQuery(productId))
  if (!schedule) return isError ? COPY.unknown : null
  const { slot_ids, weekdays, season } = toScheduleTexts(toScheduleFormValues(schedule), slots)
  const { min_notice_hours: hours } = schedule
  return [
    schedule.slot_ids ? slot_ids : COPY.allSlots,
    weekdays,
    ...(schedule.season ? [season] : []),
    ...(hours === null ? [] : [COPY.notice(inHours(hours))]),
  ].join(' · ')
}
