/** Error messages by field name. */
export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>

/** The result of checking a form or a request body. */
export type Validated<Value, Field extends string = string> =
  | { ok: true; value: Value }
  | { ok: false; errors: FieldErrors<Field> }

/** The value, or the errors if there are any. */
export function validated<Value>(value: Value, errors: FieldErrors): Validated<Value> {
  const found = Object.entries(errors).filter(([, message]) => message)
  return found.length > 0 ? { ok: false, errors: Object.fromEntries(found) } : { ok: true, value }
}

/** Unchecked input: any field may be missing or of the wrong type. */
export type Fields<Field extends string> = Partial<Record<Field, unknown>>

/** Whether input is a JSON object. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** How a field is validated and normalized. */
export type Rule<Value> = {
  check: (value: unknown) => string | undefined
  read: (value: unknown) => Value
}

export type Rules<Values> = { [Field in keyof Values]: Rule<Values[Field]> }

/** Checks every field; a missing one fails where it is required. */
export function validateFields<Values>(
  rules: Rules<Values>,
  fields: Fields<keyof Values & string>,
): Validated<Values, keyof Values & string> {
  return checkAll(rules, fields, keysOf(rules)) as Validated<Values, keyof Values & string>
}

/** Checks only the submitted fields, for partial updates. */
export function validateSentFields<Values>(
  rules: Rules<Values>,
  fields: Fields<keyof Values & string>,
): Validated<Partial<Values>, keyof Values & string> {
  return checkAll(
    rules,
    fields,
    keysOf(rules).filter((field) => fields[field] !== undefined),
  )
}

function checkAll<Values>(
  rules: Rules<Values>,
  fields: Fields<keyof Values & string>,
  fieldsToCheck: (keyof Values & string)[],
): Validated<Partial<Values>, keyof Values & string> {
  const errors: FieldErrors<keyof Values & string> = {}
  const value: Partial<Values> = {}
  for (const field of fieldsToCheck) {
    const message = rules[field].check(fields[field])
    if (message === undefined) value[field] = rules[field].read(fields[field])
    else errors[field] = message
  }
  return Object.keys(errors).length === 0 ? { ok: true, value } : { ok: false, errors }
}

function keysOf<Values>(rules: Rules<Values>): (keyof Values & string)[] {
  return Object.keys(rules) as (keyof Values & string)[]
}
