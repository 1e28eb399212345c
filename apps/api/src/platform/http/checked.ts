import type { FieldErrors, Validated } from '@luzzu/domain'
import { parseId } from '@luzzu/domain'
import type {
  FastifyPluginCallback,
  FastifySchemaCompiler,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify'
import Type, { type Static, type TSchema } from 'typebox'
import { Refusal, refuseFields } from '../errors/refusal'

const CHECK = Symbol('check')
declare const VALUE: unique symbol

type Check<Value> = (input: Record<string, unknown>) => Value

/** A schema that documents an input, with the function that judges it and hands on what was understood. */
export type CheckedSchema<Value> = TSchema & { readonly [CHECK]: Check<Value>; readonly [VALUE]?: Value }

/** A body is judged by the rules of the domain, which have the messages that people read. */
export function checkedBody<Value>(
  schema: TSchema,
  check: (fields: Record<string, unknown>) => Validated<Value>,
): CheckedSchema<Value> {
  return withCheck(schema, (input) => {
    const checked = check(input)
    if (!checked.ok) throw refuseFields(checked.errors)
    return checked.value
  })
}

/** Parts of the address; `read` throws a refusal for what it cannot use. */
export function checkedInput<Value>(schema: TSchema, read: Check<Value>): CheckedSchema<Value> {
  return withCheck(schema, read)
}

function withCheck<Value>(schema: TSchema, check: Check<Value>): CheckedSchema<Value> {
  // Not enumerable, so that the schema stays plain JSON where it is documented.
  return Object.defineProperty({ ...schema }, CHECK, { value: check }) as CheckedSchema<Value>
}

/** An address that ends in an id; anything but a positive whole number is an address with nothing at it. */
export const ById = checkedInput(
  Type.Object({ id: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
  ({ id }) => {
    const parsed = typeof id === 'string' ? parseId(id) : undefined
    if (parsed === undefined) throw new Refusal('not-found')
    return { id: parsed }
  },
)

export interface CheckedTypes extends FastifyTypeProvider {
  validator: this['schema'] extends CheckedSchema<infer Value> ? Value : unknown
  serializer: this['schema'] extends TSchema ? Static<this['schema']> : unknown
}

/** A feature's routes, typed by what their checks hand on. */
export type Routes = FastifyPluginCallback<Record<never, never>, RawServerDefault, CheckedTypes>

/** Lets a route's own check judge its input; a schema without one stops the start. */
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

/** `ok`, or the errors that were found. */
export function checkedAs<Value>(value: Value, errors: FieldErrors): Validated<Value> {
  return Object.values(errors).some(Boolean) ? { ok: false, errors } : { ok: true, value }
}
