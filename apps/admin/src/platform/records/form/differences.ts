export type Difference = { field: string; label: string; theirs: string; mine: string }

/** The fields in which two versions of a record differ, with the names that their fields have. */
export function differences<Field extends string>(
  labels: Record<Field, string>,
  theirs: Record<Field, string>,
  mine: Record<Field, string>,
): Difference[] {
  return (Object.keys(labels) as Field[])
    .filter((field) => theirs[field] !== mine[field])
    .map((field) => ({ field, label: labels[field], theirs: theirs[field], mine: mine[field] }))
}
