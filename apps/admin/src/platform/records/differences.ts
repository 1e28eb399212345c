type Values = Record<string, unknown>

export type Difference = { field: string; label: string; theirs: string; mine: string }

/** The labelled fields in which two versions of a record differ. */
export function differences(labels: Record<string, string>, theirs: Values, mine: Values): Difference[] {
  return Object.entries(labels)
    .filter(([field]) => theirs[field] !== mine[field])
    .map(([field, label]) => ({ field, label, theirs: String(theirs[field]), mine: String(mine[field]) }))
}
