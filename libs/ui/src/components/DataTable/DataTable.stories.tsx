import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Eye, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Badge } from '../Badge/Badge'
import { EmptyState } from '../EmptyState/EmptyState'
import { IconButton } from '../IconButton/IconButton'
import { Row } from '../Layout/Layout'
import { Pagination } from '../Pagination/Pagination'
import { Panel } from '../Panel/Panel'
import type { Column, Sort } from './column'
import { DataTable } from './DataTable'

type Trip = { id: string; user: string; product: string; total: number }

const trips: Trip[] = [
  { id: '1278', user: 'Chiara Ricci', product: 'Traditional Luzzu', total: 110 },
  { id: '1279', user: 'James O’Connor', product: 'RHIB Explorer', total: 200 },
  { id: '1280', user: 'Ġorġ Żammit', product: 'Sailing Yacht Gregale with a skipper and lunch', total: 180 },
]

const columns: Column<Trip>[] = [
  { key: 'user', header: 'User', cell: (trip) => trip.user, isRowHeader: true, sortable: true },
  { key: 'product', header: 'Product', cell: (trip) => trip.product, clip: true },
  {
    key: 'status',
    header: 'Status',
    bareInCard: true,
    cell: () => (
      <Badge tone="confirmed" icon={<Check aria-hidden="true" />}>
        Confirmed
      </Badge>
    ),
  },
  { key: 'total', header: 'Total', align: 'end', sortable: true, cell: (trip) => `$${trip.total}.00` },
  {
    key: 'actions',
    header: 'Actions',
    align: 'end',
    bareInCard: true,
    cell: (trip) => (
      <Row justify="end" gap={1}>
        <IconButton aria-label={`View booking ${trip.id}`} icon={<Eye />} />
        <IconButton aria-label={`Delete booking ${trip.id}`} icon={<Trash2 />} tone="danger" />
      </Row>
    ),
  },
]

type BookingsProps = { rows?: Trip[]; loadingRows?: number; stale?: boolean }

function Bookings({ rows = trips, loadingRows = 0, stale = false }: BookingsProps) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<Sort>({ key: 'user', direction: 'ascending' })
  const sorted = rows.toSorted((a, b) =>
    sort.key === 'total' ? a.total - b.total : a.user.localeCompare(b.user),
  )
  return (
    <Panel title="Bookings" subtitle={`${selected.size} selected`}>
      <DataTable
        caption="Bookings"
        columns={columns}
        rows={sorted}
        rowKey={(trip) => trip.id}
        sort={sort}
        onSort={(key) => setSort({ key, direction: 'ascending' })}
        selection={{
          selected,
          onChange: setSelected,
          rowLabel: (trip) => `Select booking ${trip.id}, ${trip.user}`,
        }}
        rowTone={(trip) => (trip.id === '1279' ? 'muted' : undefined)}
        loadingRows={loadingRows}
        stale={stale}
        empty={<EmptyState title="No bookings found." />}
      />
      <Pagination aria-label="Pages of bookings" summary={`1 to ${rows.length} of ${rows.length}`} />
    </Panel>
  )
}

const meta = {
  title: 'Data display/DataTable',
  component: Bookings,
  parameters: { density: 'dense' },
} satisfies Meta<typeof Bookings>

export default meta
type Story = StoryObj<typeof meta>

export const SortAndSelect: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }))
    await expect(canvas.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    const names = canvas.getAllByRole('rowheader').map((cell) => cell.textContent)
    await expect(names).toEqual(['Chiara Ricci', 'Ġorġ Żammit', 'James O’Connor'])
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select booking 1280, Ġorġ Żammit' }))
    await expect(canvas.getByText('1 selected')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Select all shown' })).toBePartiallyChecked()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all shown' }))
    await expect(canvas.getByText('3 selected')).toBeVisible()
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Chiara Ricci/ })
    await expect(within(row).getByRole('button', { name: 'View booking 1278' })).toBeVisible()
  },
}

export const Loading: Story = { args: { rows: [], loadingRows: 4 } }

/** While the answer to other filters is awaited, the rows before stay visible. */
export const Stale: Story = {
  args: { stale: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Chiara Ricci').closest('[inert]')).not.toBeNull()
    await expect(canvas.getByRole('checkbox', { name: 'Select all shown' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Total' })).toBeEnabled()
  },
}

export const Empty: Story = { args: { rows: [] } }

export const EmptyOnAPhone: Story = {
  args: { rows: [] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom
    const text = canvas.getByText('No bookings found.')
    await expect(bottomOf(text)).toBeLessThanOrEqual(bottomOf(canvas.getByRole('table')))
  },
}

export const RightToLeft: Story = { parameters: { direction: 'rtl', density: 'dense' } }
