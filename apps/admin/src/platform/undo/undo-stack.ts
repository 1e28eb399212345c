/** A change that can be undone. */
export type UndoOffer = {
  message: string
  /** Ids of what was changed. */
  changed: readonly number[]
  /** What is withdrawn together, where the same is changed otherwise before. */
  topic?: string
  /** In milliseconds since the epoch. */
  until: number
  undo: () => void
  /** What else can be done about it. */
  more?: { label: string; run: () => void } | undefined
}

/** Where offers are shown. */
type Display = {
  /** Returns how to take the offer away. */
  show: (offer: UndoOffer, onUndo: () => void) => () => void
  now: () => number
}

/**
 * The changes that can be undone. The changes of one thing are undone newest first, so an offer is hidden while there
 * is a newer one about the same thing.
 */
export function createUndoStack({ show, now }: Display) {
  /** Oldest first, with how to hide those that are shown. */
  let stack: { offer: UndoOffer; hide?: () => void }[] = []

  function update() {
    stack = stack.filter(({ offer }) => offer.until > now())
    for (const [index, entry] of stack.entries()) {
      const { offer, hide } = entry
      const newer = stack.slice(index + 1).flatMap(({ offer }) => offer.changed)
      const isCovered = offer.changed.some((id) => newer.includes(id))
      if (isCovered) {
        hide?.()
        delete entry.hide
      } else entry.hide ??= show(offer, () => undoOffer(offer))
    }
  }

  function undoOffer(offer: UndoOffer) {
    const entry = stack.find((one) => one.offer === offer)
    if (!entry) return
    stack = stack.filter((one) => one !== entry)
    entry.hide?.()
    offer.undo()
    update()
  }

  return {
    offer(offer: UndoOffer) {
      stack.push({ offer })
      update()
    },
    /** Takes away the offers about what has changed since. */
    withdraw(topic: string) {
      for (const { offer, hide } of stack) if (offer.topic === topic) hide?.()
      stack = stack.filter(({ offer }) => offer.topic !== topic)
      update()
    },
    /** Undoes the newest change. */
    undo() {
      update()
      const newest = stack.at(-1)
      if (newest) undoOffer(newest.offer)
    },
  }
}

export type UndoStack = ReturnType<typeof createUndoStack>
