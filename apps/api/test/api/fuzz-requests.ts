import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { aForm } from '../support/forms'

type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}
export type Operation = {
  method: string
  path: string
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

const WORDS = [
  '',
  ' ',
  '\0',
  '\u202E',
  '\uD800',
  "' OR 1=1 --",
  '<script>',
  '../../etc/passwd',
  '{{7*7}}',
  '%00',
  '٣',
  '-1',
  '1e400',
  '0x10',
  'NaN',
  '__proto__',
]

const oddText = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ minLength: 300, maxLength: 6000 }),
)
const oddNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const odd: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  oddNumber,
  fc.constantFrom(null, true, false, [], {}),
  fc.jsonValue({ maxDepth: 3 }),
)

/** A value that the schema allows, as far as it says. */
function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting))
  if (schema.allOf) return fc.tuple(...schema.allOf.map(fitting)).map((parts) => Object.assign({}, ...parts))
  if (schema.type === 'integer') return fc.integer({ min: 1, max: 4 })
  if (schema.type === 'number') return fc.integer({ min: 0, max: 10_000 }).map((cents) => cents / 100)
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'array') return fc.array(fitting(schema.items ?? {}), { maxLength: 3 })
  if (schema.properties)
    return fc.record(
      Object.fromEntries(Object.entries(schema.properties).map(([name, one]) => [name, fitting(one)])),
    )
  return fc.oneof(
    fc.constantFrom('2026-06-20', 'Maria', 'a@b.cd', '+35679000000', 'salt and sun'),
    fc.string({ minLength: 1 }),
  )
}

/** Mostly valid values with one or two errors; occasionally something else altogether. */
function body(schema: Schema): fc.Arbitrary<unknown> {
  const invalid = fc
    .tuple(fitting(schema), fc.array(fc.tuple(fieldName(schema), odd), { maxLength: 2 }))
    .map(([value, changes]) => Object.assign({}, value as object, Object.fromEntries(changes)))
  return fc.oneof({ arbitrary: invalid, weight: 8 }, { arbitrary: odd, weight: 1 })
}

const fieldName = (schema: Schema) =>
  fc.oneof(fc.constantFrom('id', ...Object.keys(schema.properties ?? { x: {} })), oddText)

const pathPart = fc.oneof(
  fc.integer({ min: 1, max: 4 }).map(String),
  fc.constantFrom(...WORDS),
  fc.string({ maxLength: 120 }),
)

/** Valid and invalid requests to one operation. */
export function requestsTo({
  method,
  path,
  parameters = [],
  requestBody,
}: Operation): fc.Arbitrary<InjectOptions> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([part]) => part)
  const query = Object.fromEntries(
    parameters
      .filter((one) => one.in === 'query')
      .map(({ name, schema }) => [name, fc.oneof(fitting(schema), odd)]),
  )
  const schema = requestBody && Object.values(requestBody.content)[0]?.schema
  const isForm = requestBody && Object.keys(requestBody.content)[0] === 'multipart/form-data'
  return fc
    .record({
      parts: fc.array(pathPart, { minLength: names.length, maxLength: names.length }),
      query: fc.record(query, { requiredKeys: [] }),
      payload: schema ? body(schema) : fc.constant(undefined),
    })
    .map(({ parts, query: required, payload }) => ({
      method: method.toUpperCase() as 'GET',
      url: addressOf(path, parts, required),
      ...(payload !== undefined && (isForm ? asForm(payload) : asJson(payload))),
    }))
}

function addressOf(path: string, parts: string[], query: Record<string, unknown>): string {
  let next = 0
  const filled = path.replaceAll(/\{\w+\}/g, () => encodeURIComponent((parts[next++] ?? '').toWellFormed()))
  const required = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [
      name,
      String(textOf(value)).toWellFormed(),
    ]),
  )
  return required.size > 0 ? `${filled}?${required}` : filled
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : value)

const asJson = (payload: unknown) => ({
  payload: JSON.stringify(payload),
  headers: { 'content-type': 'application/json' },
})

function asForm(payload: unknown) {
  const fields = Object.entries(Object(payload) as Record<string, unknown>).slice(0, 20)
  return aForm(
    fields.map(([name, value]) => {
      const safeName = name.replaceAll(/["\r\n]/g, '')
      return [safeName, name === 'image' ? { bytes: Buffer.from(String(value)) } : String(textOf(value))]
    }),
  )
}
