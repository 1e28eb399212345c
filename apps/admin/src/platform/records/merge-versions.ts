type Versions<Values> = {
  /** What both began with. */
  base: Values
  mine: Values
  theirs: Values
}

export type Merged<Values> = {
  /** Every change of either side; mine in the fields that both have changed. */
  values: Values
  /** The fields that both have changed, to different values. */
  conflicts: readonly (keyof Values & string)[]
  /** The fields that only they have changed. */
  taken: readonly (keyof Values & string)[]
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Merges two changes of the values of a form field by field. */
export function mergeVersions<Values extends object>({
  base,
  mine,
  theirs,
}: Versions<Values>): Merged<Values> {
  const names = Object.keys({ ...theirs, ...mine }) as (keyof Values & string)[]
  const changedByThem = names.filter((name) => !isSame(theirs[name], base[name]))
  const taken = changedByThem.filter((name) => isSame(mine[name], base[name]))
  const conflicts = changedByThem.filter(
    (name) => !isSame(mine[name], base[name]) && !isSame(mine[name], theirs[name]),
  )
  return { values: { ...mine, ...pickFields(theirs, taken) }, conflicts, taken }
}

/** The values of some fields. */
export function pickFields<Values extends object>(
  values: Values,
  names: readonly (keyof Values)[],
): Partial<Values> {
  const picked: Partial<Values> = {}
  for (const name of names) picked[name] = values[name]
  return picked
}

/** What differs of `values` from those of another version. */
export function changesOf<Values extends object>(values: Values, from: Values): Partial<Values> {
  const names = Object.keys(values) as (keyof Values)[]
  return pickFields(
    values,
    names.filter((name) => !isSame(values[name], from[name])),
  )
}
