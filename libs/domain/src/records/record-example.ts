import type { RecordFields, ValueOf } from './field'

type Example<Declared> = {
  -readonly [Name in keyof Declared as Declared[Name] extends { kind: 'special' | 'switch' | 'reference' }
    ? never
    : Name]: ValueOf<Declared[Name]>
}

/** A record with the examples of its declaration, for documentation and tests; without switches, references and special fields. */
export function recordExample<Declared extends RecordFields>(fields: Declared): Example<Declared> {
  const told = Object.entries(fields).filter(
    ([, { kind }]) => !['special', 'switch', 'reference'].includes(kind),
  )
  return Object.fromEntries(told.map(([name, { example }]) => [name, example])) as Example<Declared>
}

/** The body of a request with the examples of its declaration. */
export function requestExample<Declared extends RecordFields>(
  fields: Declared,
): Record<keyof Declared & string, unknown> {
  const told = Object.entries(fields).map(([name, { example }]) => [name, example])
  return Object.fromEntries(told) as Record<keyof Declared & string, unknown>
}
