import { LIST_QUERY } from '@luzzu/api-client'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { useFindScheduleQuery, useLazyFindScheduleVersionQuery } from '@luzzu/api-client/schedule'
import { useListAllTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import { inHours } from '@luzzu/domain'
import type { Product, TimeSlot } from '@luzzu/domain/contracts'
import { Button, type Column, DataTable, size } from '@luzzu/ui'
import { Pencil } from 'lucide-react'
import { ListBar, ListPanel } from '../../../platform/lists/ListPanel.styles'
import { ResultCount } from '../../../platform/lists/ResultCount'
import { useRecordEditor } from '../../../platform/records/use-record-editor'
import { useReference } from '../../../platform/refresh/live-queries'
import { QueryView } from '../../../platform/refresh/QueryView'
import { useRestoreFocus } from '../../../platform/row-navigation/use-restore-focus'
import { productLabel } from '../record-labels'
import { SCHEDULE_COPY as COPY, PRODUCT_COPY } from '../rental-services.copy'
import { ScheduleDialog } from './ScheduleDialog'
import { toScheduleFormValues, toScheduleTexts } from './schedule-form'

/** When each product is offered. */
export function SchedulesTab() {
  const products = useListProductsQuery(undefined, LIST_QUERY)
  const { data: slots = [] } = useListAllTimeSlotsQuery()
  const [findSchedule] = useLazyFindScheduleVersionQuery()
  const find = async (id: number) => {
    const { data, error } = await findSchedule(id)
    return { data: data && { record: { id, ...data.record }, etag: data.etag }, error }
  }
  const { edit, version, isOpen, formKey, close } = useRecordEditor(find)
  const panel = useRestoreFocus<HTMLElement>(products.data, isOpen)
  const columns = scheduleColumns(slots, edit)
  const table = (rows: readonly Product[], loadingRows: number) => (
    <DataTable
      caption={COPY.title}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      loadingRows={loadingRows}
      empty={PRODUCT_COPY.none}
    />
  )

  return (
    <>
      <ListPanel ref={panel} tabIndex={-1} aria-label={COPY.title}>
        <ListBar>
          <ResultCount
            count={products.data && { shown: products.data.length, total: products.data.length }}
            singular={COPY.singular}
            plural={COPY.plural}
          />
        </ListBar>
        <QueryView query={products} failure={COPY.notLoaded} skeleton={table([], 4)}>
          {(rows) => table(rows, 0)}
        </QueryView>
      </ListPanel>
      <ScheduleDialog
        key={formKey}
        name={productLabel(version?.record.id ?? 0, products.data)}
        {...{ slots, version, find }}
        open={isOpen}
        onClose={close}
      />
    </>
  )
}

function scheduleColumns(slots: readonly TimeSlot[], onEdit: (product: Product) => void): Column<Product>[] {
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
