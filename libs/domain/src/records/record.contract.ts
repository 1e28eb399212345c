import Type, { type TSchema } from 'typebox'
import { MAX_CENTS, toAmount } from '../money'
import { MAX_ID } from '../numbers'
import { LinesSchema, TextSchema } from '../text.contract'
import type { Field, PeriodField, RecordFields } from './field'

const AmountSchema = Type.Number({
  minimum: 0,
  maximum: toAmount(MAX_CENTS),
  description: 'At most two decimals',
})

export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])

/** A field that may be missing, null or, as forms send it, empty. */
export const optional = <Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null(), Type.Literal('')]))

/** The schema of a field in records, where its kind tells it. */
type RecordSchemaOf<Declared> = Declared extends { kind: 'text' | 'long-text' }
  ? Type.TString
  : Declared extends { kind: 'count' }
    ? Type.TInteger
    : Declared extends { kind: 'money'; required: string }
      ? Type.TNumber
      : Declared extends { kind: 'money' | 'measure' }
        ? Type.TUnion<[Type.TNumber, Type.TNull]>
        : Declared extends { kind: 'choice'; options: readonly (infer Option extends string)[] }
          ? Type.TEnum<Option[]>
          : Declared extends { kind: 'period'; nullable: true }
            ? Type.TUnion<[Type.TInteger, Type.TNull]>
            : Declared extends { kind: 'period' }
              ? Type.TInteger
              : never

type Told<Declared> = {
  [Name in keyof Declared as Declared[Name] extends { kind: 'special' | 'switch' | 'reference' }
    ? never
    : Name]: RecordSchemaOf<Declared[Name]>
}

/** The schemas of the fields in records. Those of switches, references and special fields stand beside them. */
export function recordProperties<Declared extends RecordFields>(fields: Declared): Told<Declared> {
  const told = Object.entries(fields).flatMap(([name, field]) => {
    const schema = recordSchema(field)
    return schema ? [[name, schema] as const] : []
  })
  return Object.fromEntries(told) as Told<Declared>
}

function recordSchema(field: Field): TSchema | undefined {
  switch (field.kind) {
    case 'text':
    case 'long-text':
      return Type.String()
    case 'count':
      return Type.Integer()
    case 'money':
      return field.required ? Type.Number() : nullable(Type.Number())
    case 'measure':
      return nullable(Type.Number())
    case 'choice':
      return Type.Enum([...field.options])
    case 'period':
      return periodSchema(field)
    default:
      return undefined
  }
}

function periodSchema({ min: minimum, max: maximum, nullable: orNull, description }: PeriodField): TSchema {
  const schema = Type.Integer({ minimum, maximum, ...(description !== undefined && { description }) })
  return orNull ? nullable(schema) : schema
}

type Special<Declared> = {
  [Name in keyof Declared as Declared[Name] extends { kind: 'special' } ? Name : never]: TSchema
}

/** The body of a request with the fields of a record; special fields bring their schema. */
export function requestSchema<Declared extends RecordFields>(
  fields: Declared,
  special: Special<Declared>,
): Type.TObject<Record<keyof Declared & string, TSchema>> {
  const schemas = { ...special } as Record<string, TSchema>
  const properties = Object.entries(fields).map(([name, field]) => [
    name,
    schemas[name] ?? requestFieldSchema(field),
  ])
  return Type.Object(Object.fromEntries(properties) as Record<keyof Declared & string, TSchema>)
}

/** The body of a change: any of the fields. Those with a default have none here, so they are sent with a value. */
export function changeSchema<Declared extends RecordFields>(
  fields: Declared,
  special: Special<Declared>,
): Type.TPartial<Type.TObject<Record<keyof Declared & string, TSchema>>> {
  const schemas = { ...special } as Record<string, TSchema>
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'count' && field.default !== undefined)
      schemas[name] = Type.Integer({ minimum: field.min, maximum: field.max })
    if (field.kind === 'choice') schemas[name] = Type.Enum([...field.options])
  }
  return Type.Partial(requestSchema(fields, schemas as Special<Declared>))
}

function requestFieldSchema(field: Field): TSchema {
  const described = field.description === undefined ? {} : { description: field.description }
  switch (field.kind) {
    case 'text':
      return field.lines ? LinesSchema(field.max) : TextSchema(field.max)
    case 'long-text':
      return LinesSchema(field.max)
    case 'count': {
      const { min: minimum, max: maximum, default: byDefault } = field
      if (byDefault === undefined) return Type.Integer({ minimum, maximum, ...described })
      return optional(Type.Integer({ minimum, maximum, default: byDefault, ...described }))
    }
    case 'money':
      return field.required ? AmountSchema : optional(AmountSchema)
    case 'measure':
      return optional(Type.Number({ minimum: 0, maximum: field.max, ...described }))
    case 'period':
      return periodSchema(field)
    case 'choice':
      return optional(Type.Enum([...field.options]))
    case 'switch':
      return field.numbers
        ? Type.Optional(Type.Union([Type.Boolean(), Type.Literal(0), Type.Literal(1)]))
        : Type.Optional(Type.Boolean({ default: false }))
    case 'reference':
      return Type.Integer({ minimum: 1, maximum: MAX_ID })
    case 'special':
      return Type.Unknown()
  }
}
