import type { Answer } from '@luzzu/api-client'
import { showError } from '@luzzu/ui'
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { errorReason } from '../api-errors'
import { moveItem, type Step } from '../lists/move-item'
import { findRows } from '../row-navigation/rows'
import { MoveButtons } from './MoveButtons'
import { recordMessages } from './records.copy'

type RowMovesOptions<Row> = {
  /** None while they load. */
  rows: readonly Row[] | undefined
  nameOf: (row: Row) => string
  container: RefObject<HTMLElement | null>
  /** Saves the order and shows it at once; without it rows stay where they are. */
  saveOrder: ((rows: readonly Row[]) => Promise<Answer<unknown>>) | undefined
}

/** Moves rows of a list: the focus goes with them, and the new place is announced. */
export function useRowMoves<Row extends { id: number }>({
  rows,
  nameOf,
  container,
  saveOrder,
}: RowMovesOptions<Row>) {
  const moved = useRef<{ id: number; by: Step }>(undefined)
  const [announcement, setAnnouncement] = useState('')

  // React moves either of two rows in the document, which takes the focus from it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus is only lost when the rows change
  useLayoutEffect(() => {
    if (!moved.current) return
    const { id, by } = moved.current
    moved.current = undefined
    const row = findRows(container.current).find(({ dataset }) => dataset.key === String(id))
    row?.querySelector<HTMLElement>(`[data-move='${by}']`)?.focus()
  }, [rows])

  const movesOf = useMemo(() => {
    if (!rows || !saveOrder) return undefined
    async function move(row: Row, by: Step) {
      if (!rows || !saveOrder) return
      const index = rows.indexOf(row)
      const ordered = moveItem(rows, index, by)
      if (ordered === rows) return
      moved.current = { id: row.id, by }
      setAnnouncement(recordMessages.movedTo(nameOf(row), index + by + 1, rows.length))
      const { error } = await saveOrder(ordered)
      if (!error) return
      setAnnouncement('')
      showError(recordMessages.notMoved(nameOf(row), errorReason(error)))
    }
    return (row: Row, reasonId?: string) => (
      <MoveButtons
        name={nameOf(row)}
        isFirst={row === rows[0]}
        isLast={row === rows.at(-1)}
        reasonId={reasonId}
        onMove={(by) => void move(row, by)}
      />
    )
  }, [rows, nameOf, saveOrder])

  return { announcement, movesOf }
}
