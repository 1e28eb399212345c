import { LIST_QUERY, useNow } from '@luzzu/api-client'
import { useListDocumentsQuery } from '@luzzu/api-client/documents'
import { useSite } from '@luzzu/api-client/site'
import { DOCUMENT_KINDS, type DocumentKind, dateIn, formatMoney, MAX_LENGTH } from '@luzzu/domain'
import type { ListedDocument } from '@luzzu/domain/contracts'
import { type FiltersInUrl, type UrlFilters, useUrlFilters } from '@luzzu/page/area'
import { type Column, SegmentedControl, Select } from '@luzzu/ui'
import { useMemo } from 'react'
import styled from 'styled-components'
import { DocumentButton } from '../../../booking/payments/documents/DocumentButton'
import { Instant } from '../../../platform/Instant'
import { type SearchFilter, searchFilter } from '../../../platform/lists/list-filters'
import { PAGE_SIZE, usePagination } from '../../../platform/lists/pagination'
import { BookingFacts } from '../BookingFacts'
import { MoneyFilterBar } from '../MoneyFilterBar'
import { MoneyList, TwoLines } from '../MoneyList'
import { orderColumn } from '../order-column'
import { PAYMENTS_SCREEN_COPY as COPY, KIND_LABELS } from '../payments-screen.copy'

/** Every receipt, invoice and credit note. */
export function DocumentsTab({ onShow }: { onShow: (orderId: number) => void }) {
  const { currency } = useSite()
  const view = useUrlFilters(DOCUMENT_FILTERS)
  const { year, kind, search } = view.filters
  const q = search.trim()
  const pages = usePagination(DOCUMENT_FILTERS.write(view.filters))
  const query = useListDocumentsQuery(
    {
      ...(q && { q }),
      ...(year && { year }),
      ...(kind && { kind }),
      ...(pages.position.cursor !== undefined && { cursor: pages.position.cursor }),
      limit: PAGE_SIZE,
    },
    LIST_QUERY,
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: opening is the same whenever it is called
  const columns = useMemo(() => documentColumns(currency, onShow), [currency])
  return (
    <>
      <DocumentFilterBar view={view} />
      <MoneyList<ListedDocument>
        copy={{
          list: COPY.list,
          singular: 'document',
          plural: 'documents',
          none: COPY.none,
          noneHint: COPY.noneHint,
          notLoaded: COPY.notLoaded,
        }}
        columns={columns}
        rowKey={({ id }) => String(id)}
        query={query}
        pages={pages}
        onClear={
          year === undefined && kind === undefined && search === ''
            ? undefined
            : () => view.narrow({ year: undefined, kind: undefined, search: '' })
        }
      />
    </>
  )
}

const YEARS = 5

function DocumentFilterBar({ view }: { view: UrlFilters<DocumentFilters> }) {
  const { time_zone } = useSite()
  const thisYear = Number(dateIn(time_zone, useNow()).slice(0, 4))
  const latest = Array.from({ length: YEARS }, (_, index) => thisYear - index)
  const { year, kind } = view.filters
  const isOther = year !== undefined && !latest.includes(year)
  const years = isOther ? [...latest, year].toSorted((one, other) => other - one) : latest
  return (
    <MoneyFilterBar label={COPY.list} view={view}>
      <SegmentedControl
        legend={COPY.kind}
        value={kind ?? 'all'}
        onChange={(value) => view.narrow({ kind: value === 'all' ? undefined : value })}
        options={[
          { value: 'all', label: COPY.all },
          ...DOCUMENT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] })),
        ]}
      />
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
    </MoneyFilterBar>
  )
}

function documentColumns(currency: string, onShow: (orderId: number) => void): Column<ListedDocument>[] {
  return [
    {
      key: 'number',
      header: COPY.number,
      isRowHeader: true,
      cell: ({ number }) => <OneLine>{number}</OneLine>,
    },
    {
      key: 'kind',
      header: COPY.kind,
      cell: ({ kind, credits, cancelled_at }) => (
        <>
          {KIND_LABELS[kind]}
          {credits && (
            <>
              {' '}
              <OneLine>{COPY.credits(credits)}</OneLine>
            </>
          )}
          {cancelled_at && `, ${COPY.cancelled}`}
        </>
      ),
    },
    { key: 'guest', header: COPY.guest, cell: ({ username }) => username ?? '' },
    {
      key: 'booking',
      header: COPY.booking,
      bareInCard: true,
      cell: ({ booking, bookings }) =>
        booking ? <BookingFacts booking={booking} bookings={bookings} /> : COPY.noBooking,
    },
    {
      key: 'issued',
      header: COPY.issued,
      cell: ({ issued_at }) => (
        <TwoLines>
          <Instant at={issued_at} />
        </TwoLines>
      ),
    },
    {
      key: 'amount',
      header: COPY.amount,
      align: 'end',
      cell: ({ amount, kind }) => (
        <OneLine>{`${kind === 'credit_note' ? '−' : ''}${formatMoney(amount, currency)}`}</OneLine>
      ),
    },
    orderColumn(onShow),
    {
      key: 'file',
      header: COPY.file,
      align: 'end',
      cell: (document) => <DocumentButton document={document} />,
    },
  ]
}

const OneLine = styled.span`
  white-space: nowrap;
`

const SEARCH = searchFilter(MAX_LENGTH.search)

/** Of the list; year and kind are `undefined` for all. */
type DocumentFilters = SearchFilter & { year: number | undefined; kind: DocumentKind | undefined }

const DOCUMENT_FILTERS: FiltersInUrl<DocumentFilters> = {
  read(params) {
    const year = Number(params.get('year'))
    return {
      ...SEARCH.read(params),
      year: Number.isInteger(year) && year > 0 ? year : undefined,
      kind: DOCUMENT_KINDS.find((kind) => kind === params.get('kind')),
    }
  },
  write: ({ search, year, kind }) =>
    new URLSearchParams([
      ...SEARCH.write({ search }),
      ...(year ? [['year', String(year)]] : []),
      ...(kind ? [['kind', kind]] : []),
    ]),
}
