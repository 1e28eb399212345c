/** Up or down by one. */
export type Step = -1 | 1

/** The items with one of them moved; the same ones where there is no place for it. */
export function moveItem<Item>(items: readonly Item[], index: number, by: Step): readonly Item[] {
  const moved = items[index]
  if (moved === undefined || !(index + by in items)) return items
  return items.toSpliced(index, 1).toSpliced(index + by, 0, moved)
}
