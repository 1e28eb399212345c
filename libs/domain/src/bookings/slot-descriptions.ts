const DESCRIPTIONS: Record<number, string> = {
  1: 'Early-bird calm waters',
  2: 'Afternoon and sunset',
  3: 'Full day on the water',
}

/** The description of a slot by its id; empty for an unknown one. */
export function describeSlot(slotId: number): string {
  return DESCRIPTIONS[slotId] ?? ''
}
