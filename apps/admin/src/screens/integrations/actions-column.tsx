import { Button, type Column, Row } from '@luzzu/ui'
import type { ReactNode } from 'react'

export type IntegrationAction = {
  label: string
  /** Accessible name: the label, and what it is done to. */
  name: string
  icon: ReactNode
  onClick: () => void
}

/** The column with what can be done to each row. */
export function actionsColumn<Item>(
  width: string,
  actionsOf: (row: Item) => readonly IntegrationAction[],
): Column<Item> {
  return {
    key: 'actions',
    header: 'Actions',
    width,
    align: 'end',
    bareInCard: true,
    cell: (row) => (
      <Row gap={1} justify="end">
        {actionsOf(row).map(({ label, name, icon, onClick }) => (
          <Button key={label} size="small" variant="quiet" icon={icon} aria-label={name} onClick={onClick}>
            {label}
          </Button>
        ))}
      </Row>
    ),
  }
}
