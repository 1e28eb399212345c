import { LIST_QUERY } from '@luzzu/api-client'
import { useListProductsQuery } from '@luzzu/api-client/products'
import { useLazyFindScheduleVersionQuery } from '@luzzu/api-client/schedule'
import { useListAllTimeSlotsQuery } from '@luzzu/api-client/time-slots'
import type { Product } from '@luzzu/domain/contracts'
import { DataTable } from '@luzzu/ui'
import { ListPanel } from '../../../platform/lists/ListPanel.styles'
import { useRecordEditor } from '../../../platform/records/use-record-editor'
import { QueryView } from '../../../platform/refresh/QueryView'
import { useRestoreFocus } from '../../../platform/row-navigation/use-restore-focus'
import { productLabel } from '../record-labels'
import { SCHEDULE_COPY as COPY, PRODUCT_COPY } from '../rental-services.copy'
import { ScheduleDialog } from './ScheduleDialog'
import { scheduleColumns } from './schedule-columns'

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
