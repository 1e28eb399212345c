import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  /** The column header, and the label of the value in a card. */
  header: string
  cell: (row: Row) => ReactNode
  /** @default 'start' */
  align?: 'start' | 'end' | undefined
  sortable?: boolean | undefined
  /** Any CSS width. Columns without one share the rest. */
  width?: string | undefined
  /** The row header; exactly one column of a table. */
  isRowHeader?: boolean | undefined
  /** Truncates long text with an ellipsis; give the cell a `title` then. */
  clip?: boolean | undefined
  /** Shows the value without its label in a card, as for actions and badges. */
  bareInCard?: boolean | undefined
}

export type SortDirection = 'ascending' | 'descending'
export type Sort = { key: string; direction: SortDirection }

export type Selection<Row> = {
  selected: ReadonlySet<string>
  onChange: (selected: Set<string>) => void
  /** Accessible name of a row's checkbox, such as "Select booking 1278, Chiara Ricci". */
  rowLabel: (row: Row) => string
  /** @default 'Select all shown' */
  allLabel?: string | undefined
}

/** Toggles one key of the selection. */
export function withToggled(selected: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}

/** Selects all keys, or deselects them if all are selected; other keys are unchanged. */
export function withAllToggled(selected: ReadonlySet<string>, keys: readonly string[]): Set<string> {
  const all = keys.every((key) => selected.has(key))
  const others = [...selected].filter((key) => !keys.includes(key))
  return new Set(all ? others : [...others, ...keys])
}
