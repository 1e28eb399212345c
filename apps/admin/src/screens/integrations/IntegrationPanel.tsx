import { Button, type Column, DataTable, EmptyState, Panel, token } from '@luzzu/ui'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type QueryState, QueryView } from '../../platform/refresh/QueryView'
import { useRestoreFocus } from '../../platform/row-navigation/use-restore-focus'

const LOADING_ROWS = 2

export type IntegrationCopy = {
  title: string
  /** Accessible name of the table. */
  caption: string
  /** What it is for, where there is none yet. */
  purpose: string
  none: string
  add: string
  notLoaded: string
}

type IntegrationPanelProps<Row> = {
  copy: IntegrationCopy
  icon: ReactNode
  query: QueryState<Row[]>
  columns: readonly Column<Row>[]
  onAdd: () => void
  /** Whether a dialog about one of them, or a new one, is open. */
  isDialogOpen: boolean
}

/** What other programs were given, with a button that adds one; without any it says what they are for. */
export function IntegrationPanel<Row extends { id: number }>({
  copy,
  icon,
  query,
  columns,
  onAdd,
  isDialogOpen,
}: IntegrationPanelProps<Row>) {
  const panel = useRestoreFocus<HTMLElement>(query.data, isDialogOpen)
  const add = (
    <Button icon={icon} onClick={onAdd}>
      {copy.add}
    </Button>
  )
  const table = (rows: Row[], loadingRows = 0) => (
    <DataTable
      caption={copy.caption}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      loadingRows={loadingRows}
      empty={
        <EmptyState title={copy.none} icon={icon} action={add}>
          {copy.purpose}
        </EmptyState>
      }
    />
  )
  return (
    <Panel
      ref={panel}
      tabIndex={-1}
      title={copy.title}
      action={query.data && query.data.length > 0 ? <AddAction>{add}</AddAction> : undefined}
    >
      <QueryView query={query} failure={copy.notLoaded} skeleton={table([], LOADING_ROWS)}>
        {(rows) => table(rows)}
      </QueryView>
    </Panel>
  )
}

/** On a line of its own it keeps a distance from the title. */
const AddAction = styled.div`
  padding-block: ${token('space-1')};
`
