import { MAX_LENGTH } from '@luzzu/domain'
import {
  OPERATIONS,
  type Operation,
  type OperationKey,
  PROBLEMS,
  type ProblemCode,
  type RequestHeader,
  type ResponseHeader,
  type Tag,
  WEBHOOK_PAYLOADS,
} from '@luzzu/domain/contracts'

type Content = Record<string, { schema?: object; example?: unknown; examples?: Record<string, unknown> }>
type Answer = { description?: string; headers?: Record<string, object>; content?: Content }
type OpenApiOperation = {
  operationId?: string
  tags?: string[]
  summary?: string
  description?: string
  security?: unknown
  parameters?: {
    name: string
    in: string
    schema: object
    required?: boolean
    description?: string | undefined
  }[]
  requestBody?: { content: Content; required?: boolean }
  responses: Record<string, Answer>
}
export type OpenApiDocument = {
  webhooks?: Record<string, { post: OpenApiOperation }>
  paths?: Record<string, Record<string, OpenApiOperation>>
  tags?: object[]
}

const TAGS: Record<Tag, string> = {
  Accounts: 'Registration, login and passwords',
  Bookings: 'Requests, decisions and lists',
  Catalogue: 'Products, activities, add-ons, time slots and FAQs',
  Integrations: 'Access for programs, calendars, and what other programs are told',
  Payments: 'Orders, payments, refunds, damage deposits and the ledger; 404 while payments are off',
  Site: 'Data of the site, countries and images',
  Staff: 'Operations for administrators',
}

const text = (description: string) => ({ description, schema: { type: 'string' } })
const HEADERS: Record<
  | ResponseHeader
  | 'Idempotency-Replayed'
  | 'Retry-After'
  | 'WWW-Authenticate'
  | 'Allow'
  | 'RateLimit'
  | 'RateLimit-Policy',
  object
> = {
  ETag: text('Version of the response, for `If-Match` and `If-None-Match`'),
  Location: text('URL of the created record'),
  Link: text('`rel="next"`: the next page, if there is one'),
  'X-Total-Count': { description: 'Total number of matches', schema: { type: 'integer' } },
  'Idempotency-Replayed': text(
    '`true` when a repeated request created nothing, and the record is shown as it stands',
  ),
  'Undo-Expires-In': {
    description: 'Seconds, with fractions, in which this change can be undone',
    schema: { type: 'number' },
  },
  'Content-Disposition': text('A file name for the download'),
  'Retry-After': { description: 'Seconds to wait before a retry', schema: { type: 'integer' } },
  'WWW-Authenticate': text('`Bearer`, as RFC 6750 has it for API tokens'),
  RateLimit: text('With an API token: what is left of each limit (`r`), and for how long (`t`)'),
  'RateLimit-Policy': text('With an API token: its limits (`q`) in a window of so many seconds (`w`)'),
  Allow: text('Methods of this path'),
}

const REQUEST_HEADERS: Record<RequestHeader, string> = {
  'If-Match': 'The `ETag` that the change is based on; without it the last write wins',
  'Idempotency-Key': `Any text of 1 to ${MAX_LENGTH.idempotencyKey} ASCII characters; repeating a request with it creates nothing twice. It belongs to the caller and the route`,
}

/** Errors implied by the headers that an operation takes. */
const ERRORS_OF: Record<RequestHeader, readonly ProblemCode[]> = {
  'If-Match': ['stale'],
  'Idempotency-Key': ['in-progress', 'key-reused', 'gone'],
}

/** Adds to the generated document what route schemas lack: operation ids, tags, errors, headers and examples. */
export function completeDocument(document: OpenApiDocument, problemSchema: object): OpenApiDocument {
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods)) {
      const key = `${method.toUpperCase()} ${path.replace(/^\/api/, '').replaceAll(/\{(\w+)\}/g, ':$1')}`
      complete(operation, OPERATIONS[key as OperationKey], path, problemSchema)
    }
  }
  document.paths = { ...document.paths, '/calendars/{secret}.ics': { get: describeCalendar(problemSchema) } }
  document.webhooks = describeWebhooks()
  document.tags = Object.entries(TAGS).map(([name, description]) => ({ name, description }))
  return document
}

/** Calendars are outside of `/api`, at addresses that are their keys. */
function describeCalendar(problemSchema: object): OpenApiOperation {
  const etag = { ETag: HEADERS.ETag }
  return {
    operationId: 'readCalendar',
    tags: ['Integrations'],
    summary: 'A calendar to subscribe to',
    description: 'For whoever knows its address; RFC 5545 and 7986. Read at most 30 times in 10 minutes',
    parameters: [
      {
        name: 'secret',
        in: 'path',
        required: true,
        description: 'Told once, when the calendar is made or gets another address',
        schema: { type: 'string', minLength: 43, maxLength: 43 },
      },
    ],
    responses: {
      200: {
        description: 'The calendar',
        headers: etag,
        content: { 'text/calendar': { schema: { type: 'string' } } },
      },
      304: { description: 'Not Modified', headers: etag },
      ...problemAnswers(['not-found', 'too-many-requests', 'internal', 'unavailable'], problemSchema),
      default: problemAnswer('Any other error', ['internal'], problemSchema),
    },
  }
}

/** What is posted to webhook endpoints, as OpenAPI 3.1 describes it. */
function describeWebhooks(): NonNullable<OpenApiDocument['webhooks']> {
  const entries = Object.entries(WEBHOOK_PAYLOADS).map(([event, schema]) => {
    const post: OpenApiOperation = {
      operationId: `on-${event}`,
      tags: ['Integrations'],
      summary: `Told to webhook endpoints: ${event}`,
      description: 'Signed by Standard Webhooks 1.0.0; at least once, in any order',
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: { '2XX': { description: 'It was received; anything else is tried again' } },
    }
    return [event, { post }]
  })
  return Object.fromEntries(entries)
}

function complete(
  operation: OpenApiOperation,
  description: Operation,
  path: string,
  problemSchema: object,
): void {
  const { id, tag, summary, errors = [], takes = [] } = description
  Object.assign(operation, { operationId: id, tags: [tag], summary })
  describeRequest(operation, description)
  describeSuccess(operation, description)
  Object.assign(
    operation.responses,
    problemAnswers(
      [...impliedErrors(operation, path), ...errors, ...takes.flatMap((header) => ERRORS_OF[header])],
      problemSchema,
    ),
    { default: problemAnswer('Any other error', ['internal'], problemSchema) },
  )
}

function describeRequest(operation: OpenApiOperation, { takes = [], bodyExample }: Operation): void {
  const headers = takes.map((name) => ({
    name,
    in: 'header',
    description: REQUEST_HEADERS[name],
    schema: { type: 'string' },
  }))
  if (headers.length > 0) operation.parameters = [...(operation.parameters ?? []), ...headers]
  for (const content of Object.values(operation.requestBody?.content ?? {})) content.example = bodyExample
}

function describeSuccess(
  { responses }: OpenApiOperation,
  { headers = [], takes = [], example, scope }: Operation,
): void {
  const sent = takes.includes('Idempotency-Key') ? [...headers, 'Idempotency-Replayed' as const] : headers
  for (const [status, answer] of Object.entries(responses)) {
    if (!status.startsWith('2')) continue
    const limits = scope ? (['RateLimit', 'RateLimit-Policy'] as const) : []
    answer.headers = Object.fromEntries([...sent, ...limits].map((name) => [name, HEADERS[name]]))
    if (example === undefined) continue
    for (const content of Object.values(answer.content ?? {})) content.example = example
  }
}

/** Errors implied by access, parameters and body of an operation. */
function impliedErrors(
  { security, requestBody, parameters = [] }: OpenApiOperation,
  path: string,
): ProblemCode[] {
  const hasQuery = parameters.some((parameter) => parameter.in === 'query')
  return [
    ...(security ? (['unauthenticated', 'session-expired', 'forbidden', 'insufficient-scope'] as const) : []),
    'invalid-token',
    ...(path.includes('{') ? (['not-found'] as const) : []),
    ...(requestBody ? (['malformed', 'too-large', 'unsupported-type'] as const) : []),
    ...(requestBody || hasQuery ? (['invalid'] as const) : []),
    'too-many-requests',
    'internal',
    'unavailable',
  ]
}

function problemAnswers(codes: readonly ProblemCode[], schema: object): Record<string, Answer> {
  const answers: Record<string, Answer> = {}
  for (const status of new Set(codes.map((code) => PROBLEMS[code].status))) {
    const kinds = codes.filter((code) => PROBLEMS[code].status === status)
    const description = kinds.map((code) => PROBLEMS[code].title).join(', or ')
    answers[status] = { ...problemAnswer(description, kinds, schema), headers: problemHeaders(status) }
  }
  return answers
}

function problemAnswer(description: string, codes: readonly ProblemCode[], schema: object): Answer {
  const examples = Object.fromEntries(codes.map((code) => [code, { value: exampleOf(code) }]))
  return { description, content: { 'application/problem+json': { schema, examples } } }
}

function problemHeaders(status: number): Record<string, object> {
  if (status === 401) return { 'WWW-Authenticate': HEADERS['WWW-Authenticate'] }
  return status === 429 || status === 503 ? { 'Retry-After': HEADERS['Retry-After'] } : {}
}

function exampleOf(code: ProblemCode): object {
  const { status, type, title, message } = PROBLEMS[code]
  return { type: `/problems/${type}`, title, status, detail: message, instance: '/req/7f3a', message }
}
