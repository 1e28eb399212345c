/** The sections of the dashboard in their order. */
const SECTIONS = ['pending', 'departures', 'firstSteps', 'figures'] as const
export type Section = (typeof SECTIONS)[number]

/** In a new business the first steps lead. */
const SECTIONS_OF_NEW: readonly Section[] = ['firstSteps', 'pending', 'departures', 'figures']

type Arrival = {
  /** Where the first steps stand; `undefined` while that cannot be told. */
  isNew: boolean | undefined
  /** What has come or failed. */
  arrived: ReadonlySet<Section>
  /** Whether a section waits for those above it. */
  mayWait: boolean
}

/** The sections that are there: one that came before those above it would be pushed away by them. */
export function sectionsShown({ isNew, arrived, mayWait }: Arrival): Section[] {
  if (isNew === undefined) return []
  const sections = isNew ? SECTIONS_OF_NEW : SECTIONS
  const missing = sections.findIndex((section) => !arrived.has(section))
  return sections.filter(
    (section, at) => arrived.has(section) && (!mayWait || missing === -1 || at < missing),
  )
}
