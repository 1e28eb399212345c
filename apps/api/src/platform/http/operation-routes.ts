import type { Readable } from 'node:stream'
import type { Validated } from '@luzzu/domain'
import { OPERATIONS, type Operation, type OperationKey, type ResponseOf } from '@luzzu/domain/contracts'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
  RouteShorthandOptions,
} from 'fastify'
import type { TSchema } from 'typebox'
import { ById, bodyFields, checkedBody, checkedInput, type Input } from './checked'
import { UPLOAD_TIMEOUT_MS } from './server-options'

/** What reads the parts of a request; the first two throw a refusal for invalid parameters. */
type Readers = {
  params?: (input: Input) => unknown
  query?: (input: Input) => unknown
  body?: (fields: Input) => Validated<unknown>
}

/** What a route adds to its operation beside its handler. */
type Addition = Readers &
  Pick<
    RouteShorthandOptions,
    'compress' | 'handlerTimeout' | 'onRequest' | 'preValidation' | 'validatorCompiler'
  >

type Declared<Key extends OperationKey> = (typeof OPERATIONS)[Key]

/** The parameters that the route has to read. */
type Unread<Of> =
  | (Of extends { params: TSchema } ? 'params' : never)
  | (Of extends { query: TSchema } ? 'query' : never)

/** The operations that read all of their parts. */
type WholeKey = {
  [Key in OperationKey]: [Unread<Declared<Key>>] extends [never] ? Key : never
}[OperationKey]

type Returned<Read> = Read extends (...args: never) => infer Value ? Value : unknown
type Valid<Check> = Extract<Returned<Check>, { ok: true }> extends { value: infer Value } ? Value : unknown

type Request<Key extends OperationKey, Added> = FastifyRequest<{
  Params: Added extends { params: infer Read }
    ? Returned<Read>
    : Key extends `${string}/:id${string}`
      ? { id: number }
      : unknown
  Querystring: Added extends { query: infer Read } ? Returned<Read> : unknown
  Body: Added extends { body: infer Check }
    ? Valid<Check>
    : Declared<Key> extends { validate: infer Check }
      ? Valid<Check>
      : Declared<Key> extends { body: TSchema }
        ? Input
        : unknown
}>

/** Long answers may be streamed. */
type Answer<Key extends OperationKey> = ResponseOf<Key> | Readable

type Handler<Key extends OperationKey, Added> = (
  request: Request<Key, Added>,
  reply: FastifyReply<{ Reply: Answer<Key> }>,
) => Answer<Key> | FastifyReply | Promise<Answer<Key> | FastifyReply>

/**
 * Returns what registers operations as routes. Method, path, access, schemas and limits follow from the declaration; a
 * route adds only what happens.
 */
export function routesOf(app: FastifyInstance) {
  function route<Key extends WholeKey>(key: Key, handler: Handler<Key, unknown>): void
  function route<Key extends OperationKey, Added extends Addition & Record<Unread<Declared<Key>>, unknown>>(
    key: Key,
    addition: Added,
    handler: Handler<Key, Added>,
  ): void
  function route(key: OperationKey, ...parts: unknown[]): void {
    const { params, query, body, ...options } = (parts.length > 1 ? parts[0] : {}) as Addition
    const operation: Operation = OPERATIONS[key]
    const [method = '', url = ''] = key.split(' ')
    app.route({
      method,
      url,
      config: configOf(app, operation),
      schema: schemaOf(url, operation, { params, query, body }),
      ...limitsOf(operation),
      ...options,
      handler: parts.at(-1) as RouteOptions['handler'],
    })
  }
  return route
}

function configOf(
  app: FastifyInstance,
  { tag, access, scope, guests, knowsCaller = false, limits }: Operation,
) {
  const max = limits?.perMinute
  return {
    tag,
    access,
    scope,
    guests,
    knowsCaller,
    ...(max && { rateLimit: app.config.rateLimit && { max, timeWindow: '1 minute' } }),
  }
}

function limitsOf({ form, limits }: Operation) {
  return {
    ...(form && { handlerTimeout: UPLOAD_TIMEOUT_MS }),
    ...(limits?.bodyBytes && { bodyLimit: limits.bodyBytes }),
  }
}

const FORM = 'multipart/form-data'
const CONSUMES = { accepted: [FORM, 'application/json'], required: [FORM] }

/** The schema of a route, whose parts are read by the check that the operation or the route has. */
function schemaOf(
  url: string,
  operation: Operation,
  readers: { [Part in keyof Readers]: Readers[Part] | undefined },
) {
  const { params, query, body, validate, form, answer, produces } = operation
  const check = readers.body ?? (validate as Readers['body'])
  return {
    ...(form && { consumes: CONSUMES[form] }),
    ...(produces && { produces: [produces] }),
    ...(url.includes('/:id') && !params && { params: ById }),
    ...(params && readers.params && { params: checkedInput(params, readers.params) }),
    ...(query && readers.query && { querystring: checkedInput(query, readers.query) }),
    ...(body && { body: check ? checkedBody(body, check) : bodyFields(body) }),
    ...(answer && { response: answer }),
  }
}
