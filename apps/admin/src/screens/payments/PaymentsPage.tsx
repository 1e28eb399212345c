import { LIST_QUERY } from '@luzzu/api-client'
import { useListDocumentsQuery } from '@luzzu/api-client/documents'
import { useSite } from '@luzzu/api-client/site'
import { DOCUMENT_KINDS, dateIn } from '@luzzu/domain'
import type { SalesDocument } from '@luzzu/domain/contracts'
import { type UrlFilters, useUrlFilters } from '@luzzu/page/area'
import { DataTable, FilterBar, PageHeader, SegmentedControl, Select, Stack, useNow } from '@luzzu/ui'
import { useMemo } from 'react'
import { LazyOrderOfId } from '../../booking/payments/order/LazyOrderOfId'
import { ListPagination } from '../../platform/lists/ListPagination'
import { ListPanel } from '../../platform/lists/ListPanel.styles'
import { NoResults } from '../../platform/lists/NoResults'
import { PAGE_SIZE, usePagination } from '../../platform/lists/pagination'
import { QueryView } from '../../platform/refresh/QueryView'
import { useDialogState } from '../../platform/use-dialog-state'
import { usePageTitle } from '../../platform/use-page-title'
import { AttentionPanel } from './AttentionPanel'
import { documentColumns } from './document-columns'
import { DOCUMENT_FILTERS, type DocumentFilters } from './document-filters'
import { PAYMENTS_SCREEN_COPY as COPY, KIND_LABELS } from './payments-screen.copy'

const LOADING_ROWS = 8

/** What needs attention, then every receipt and credit note. */
export default function PaymentsPage() {
  const { currency } = useSite()
  const view = useUrlFilters(DOCUMENT_FILTERS)
  const { year, kind } = view.filters
  const { position, goToNext, goToPrevious } = usePagination(DOCUMENT_FILTERS.write(view.filters))
  const query = useListDocumentsQuery(
    {
      ...(year && { year }),
      ...(kind && { kind }),
      ...(position.cursor !== undefined && { cursor: position.cursor }),
      limit: PAGE_SIZE,
    },
    LIST_QUERY,
  )
  const shown = useDialogState<number>()
  const { open } = shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening is the same whenever it is called
  const columns = useMemo(() => documentColumns(currency, open), [currency])
  const isFiltered = year !== undefined || kind !== undefined
  const table = (rows: readonly SalesDocument[] | undefined) => (
    <DataTable
      caption={COPY.list}
      columns={columns}
      rows={rows ?? []}
      rowKey={({ id }) => String(id)}
      loadingRows={rows ? 0 : LOADING_ROWS}
      stale={query.currentData === undefined}
      empty={
        <NoResults
          title={isFiltered ? COPY.noMatch : COPY.none}
          clearLabel={COPY.clear}
          onClear={isFiltered ? () => view.narrow({ year: undefined, kind: undefined }) : undefined}
        >
          {!isFiltered && COPY.noneHint}
        </NoResults>
      }
    />
  )

  return (
    <>
      <title>{usePageTitle(COPY.title)}</title>
      <PageHeader title={COPY.title} />
      <Stack gap={4}>
        <AttentionPanel onShow={open} />
        <div>
          <DocumentFilterBar view={view} />
          <ListPanel aria-label={COPY.list}>
            <QueryView query={query} failure={COPY.notLoaded} skeleton={table(undefined)}>
              {({ rows, next, total }) => (
                <>
                  {table(rows)}
                  <ListPagination
                    label={COPY.pages}
                    position={position}
                    page={{ shown: rows.length, next, total }}
                    isFetching={query.isFetching}
                    isStale={query.currentData === undefined}
                    onPrevious={goToPrevious}
                    onNext={goToNext}
                  />
                </>
              )}
            </QueryView>
          </ListPanel>
        </div>
      </Stack>
      {shown.value !== undefined && (
        <LazyOrderOfId key={shown.formKey} orderId={shown.value} open={shown.isOpen} onClose={shown.close} />
      )}
    </>
  )
}

const YEARS = 5

function DocumentFilterBar({ view }: { view: UrlFilters<DocumentFilters> }) {
  const { time_zone } = useSite()
  const thisYear = Number(dateIn(time_zone, useNow()).slice(0, 4))
  const years = Array.from({ length: YEARS }, (_, index) => thisYear - index)
  const { year, kind } = view.filters
  return (
    <FilterBar aria-label={COPY.list}>
      <div>
        <SegmentedControl
          legend={COPY.kind}
          value={kind ?? 'all'}
          onChange={(value) => view.narrow({ kind: value === 'all' ? undefined : value })}
          options={[
            { value: 'all', label: COPY.all },
            ...DOCUMENT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
          ]}
        />
      </div>
      <Select
        label={COPY.year}
        hideLabel
        value={year ?? ''}
        onChange={({ target }) => view.narrow({ year: Number(target.value) || undefined })}
      >
        <option value="">{COPY.allYears}</option>
        {years.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </Select>
    </FilterBar>
  )
}
