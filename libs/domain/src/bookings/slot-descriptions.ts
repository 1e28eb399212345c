const DESCRIPTIONS: Record<number, string> = {
  1: 'Early-bird calm waters',
  2: 'Afternoon and sunset',
  3: 'Full day on the water',
}

/** What a slot suits, by its id; empty for a slot that nobody has described. */
export function describeSlot(slotId: number): string {
  return DESCRIPTIONS[slotId] ?? ''
}
