import type { ReactNode } from 'react'

export type Column<Row> = {
  key: string
  /** The head of the column, and the label of the value when rows become cards. */
  header: string
  cell: (row: Row) => ReactNode
  /** @default 'start' */
  align?: 'start' | 'end' | undefined
  sortable?: boolean | undefined
  /** Any CSS width. Columns without one share the rest. */
  width?: string | undefined
  hideOnPhone?: boolean | undefined
  /** The cell that names its row. One column of a table has it. */
  isRowHeader?: boolean | undefined
  /** Cuts long text with an ellipsis; give the cell a `title` then. */
  clip?: boolean | undefined
  /** On a phone the value stands without its label, as for actions and badges. */
  bareOnPhone?: boolean | undefined
}

export type SortDirection = 'ascending' | 'descending'
export type Sort = { key: string; direction: SortDirection }

export type Selection<Row> = {
  selected: ReadonlySet<string>
  onChange: (selected: Set<string>) => void
  /** Names a row's box, such as "Select booking 1278, Chiara Ricci". */
  rowLabel: (row: Row) => string
  /** @default 'Select all shown' */
  allLabel?: string | undefined
}

/** The selection after one key was ticked or cleared. */
export function withToggled(selected: ReadonlySet<string>, key: string): Set<string> {
  const next = new Set(selected)
  if (!next.delete(key)) next.add(key)
  return next
}

/** All the keys when not all are ticked yet, otherwise none of them; other keys are left alone. */
export function withAllToggled(selected: ReadonlySet<string>, keys: readonly string[]): Set<string> {
  const all = keys.every((key) => selected.has(key))
  const others = [...selected].filter((key) => !keys.includes(key))
  return new Set(all ? others : [...others, ...keys])
}
