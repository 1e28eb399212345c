import type { Validated } from '@luzzu/domain'
import { MAX_ID, parseId } from '@luzzu/domain'
import type { FastifySchemaCompiler } from 'fastify'
import Type, { type TSchema } from 'typebox'
import { Refusal, refuseFields } from '../errors/refusal'

const CHECK = Symbol('check')

/** What was sent: a body, or the parameters of a path or query. */
export type Input = Record<string, unknown>

type Check<Value> = (input: Input) => Value

/** A documented schema together with its check function, which parses the input. */
type CheckedSchema<Value> = TSchema & { readonly [CHECK]: Check<Value> }

/** Bodies are checked by the domain's functions, whose messages are shown to people. */
export function checkedBody<Value>(
  schema: TSchema,
  check: (fields: Input) => Validated<Value>,
): CheckedSchema<Value> {
  return withCheck(schema, (input) => requireValid(check(input)))
}

/** A body whose fields the handler checks with `requireValid`, after what the check depends on was found. */
export function bodyFields(schema: TSchema): CheckedSchema<Input> {
  return withCheck(schema, (fields) => fields)
}

/** @throws {Refusal} `invalid` */
export function requireValid<Value>(checked: Validated<Value>): Value {
  if (!checked.ok) throw refuseFields(checked.errors)
  return checked.value
}

/** Path or query parameters; `read` throws a refusal for invalid ones. */
export function checkedInput<Value>(schema: TSchema, read: Check<Value>): CheckedSchema<Value> {
  return withCheck(schema, read)
}

function withCheck<Value>(schema: TSchema, check: Check<Value>): CheckedSchema<Value> {
  // Not enumerable, so that the documented schema stays plain JSON.
  return Object.defineProperty({ ...schema }, CHECK, { value: check }) as CheckedSchema<Value>
}

/** Path parameter `:id`; anything but a positive integer is 404. */
export const ById = checkedInput(
  Type.Object({ id: Type.Integer({ minimum: 1, maximum: MAX_ID, description: 'Id of the record' }) }),
  ({ id }) => ({ id: parsePathId(id) }),
)

/** @throws {Refusal} `not-found` */
export function parsePathId(id: unknown): number {
  const parsed = typeof id === 'string' ? parseId(id) : undefined
  if (parsed === undefined) throw new Refusal('not-found')
  return parsed
}

/** Makes each schema's own check the validator; a schema without one fails at startup. */
export const compileChecks: FastifySchemaCompiler<TSchema> = ({ schema, method, url, httpPart }) => {
  const check: Check<unknown> | undefined = (schema as Partial<CheckedSchema<unknown>>)[CHECK]
  if (!check) throw new Error(`${method} ${url}: nothing checks its ${httpPart}.`)
  return (input: unknown) => {
    try {
      return { value: check(asObject(input)) }
    } catch (error) {
      return { error: error instanceof Error ? error : new Error(String(error)) }
    }
  }
}

function asObject(input: unknown): Record<string, unknown> {
  if (typeof input === 'object' && input !== null && !Array.isArray(input))
    return input as Record<string, unknown>
  throw new Refusal('invalid', { message: 'Body must be an object' })
}
