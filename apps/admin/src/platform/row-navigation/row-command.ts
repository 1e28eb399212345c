/** Moves to another row, or acts on the focused row. */
export type RowCommand = { kind: 'step'; by: 1 | -1 } | { kind: 'act'; key: string } | undefined

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** j and k work anywhere; arrows and all other keys only within a row. */
export function rowCommandFor(pressed: Keys, isInRow: boolean): RowCommand {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey || pressed.shiftKey) return undefined
  const { key } = pressed
  if (key === 'j' || (isInRow && key === 'ArrowDown')) return { kind: 'step', by: 1 }
  if (key === 'k' || (isInRow && key === 'ArrowUp')) return { kind: 'step', by: -1 }
  return isInRow ? { kind: 'act', key } : undefined
}

/** The row `steps` after `from`, clamped to the list; `from` is -1 outside all rows. */
export function stepTo(at: number, by: 1 | -1, count: number): number {
  if (at < 0) return by > 0 ? 0 : count - 1
  return Math.min(Math.max(at + by, 0), count - 1)
}
