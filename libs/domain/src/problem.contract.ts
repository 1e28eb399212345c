import Type, { type Static } from 'typebox'

/** An RFC 9457 problem; `message` may be shown to people. */
export const ProblemSchema = Type.Object({
  type: Type.String({ description: '/problems/<name>' }),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.String(),
  instance: Type.String(),
  message: Type.String(),
  errors: Type.Optional(Type.Array(Type.Object({ pointer: Type.String(), detail: Type.String() }))),
  total_price: Type.Optional(Type.Number({ description: 'With price-changed: what the booking costs now' })),
  due_now: Type.Optional(Type.Number({ description: 'With price-changed of an order: what is due now' })),
  item: Type.Optional(Type.Integer({ description: 'With slot-taken of an order: the index of its item' })),
  orders: Type.Optional(
    Type.Array(Type.Integer(), {
      description: 'With too-many-requests of an order: those of the account that are to be finished first',
    }),
  ),
  refund_total: Type.Optional(Type.Number({ description: 'With refund-changed: what is refunded now' })),
})
export type Problem = Static<typeof ProblemSchema>

/** How a problem is answered. */
type ProblemKind = { status: number; type: string; title: string; message: string }

const kind = (status: number, type: string, title: string, message: string): ProblemKind => ({
  status,
  type,
  title,
  message,
})

/**
 * Every problem type of the API, with status and default message. Clients act on the type; the message is for people.
 */
export const PROBLEMS = {
  malformed: kind(400, 'malformed-request', 'Malformed request', 'The request could not be read.'),
  'malformed-json': kind(400, 'malformed-request', 'Malformed request', 'Body is not valid JSON'),
  unauthenticated: kind(401, 'unauthenticated', 'Not signed in', 'Please log in to continue.'),
  'invalid-credentials': kind(401, 'invalid-credentials', 'Invalid credentials', 'Invalid email or password'),
  'session-expired': kind(
    401,
    'session-expired',
    'Session ended',
    'Your session has ended. Please log in again.',
  ),
  'invalid-token': kind(
    401,
    'invalid-token',
    'Invalid token',
    'This API token is unknown, expired or revoked.',
  ),
  'insufficient-scope': kind(
    403,
    'insufficient-scope',
    'Insufficient scope',
    'This API token may not do this.',
  ),
  forbidden: kind(403, 'forbidden', 'Forbidden', 'You do not have access to this.'),
  'not-found': kind(404, 'not-found', 'Not found', 'There is nothing at this address.'),
  'method-not-allowed': kind(
    405,
    'method-not-allowed',
    'Method not allowed',
    'This method is not supported here.',
  ),
  timeout: kind(408, 'request-timeout', 'Request timeout', 'The request took too long to arrive.'),
  'slot-taken': kind(
    409,
    'slot-taken',
    'Slot taken',
    'This time slot is no longer available. Please choose another one.',
  ),
  closed: kind(409, 'closed', 'Closed', 'We are closed at this time. Please choose another one.'),
  'price-changed': kind(
    409,
    'price-changed',
    'Price changed',
    'The price has changed. Please check the new total and confirm again.',
  ),
  'refund-changed': kind(
    409,
    'refund-changed',
    'Refund changed',
    'The refund has changed. Please check the new amount and confirm again.',
  ),
  'expected-changed': kind(
    409,
    'expected-changed',
    'Expected amounts changed',
    'Payments or refunds came in meanwhile. Please check what is expected now and confirm again.',
  ),
  'hold-expired': kind(
    409,
    'hold-expired',
    'Hold expired',
    'The places were held until now. Please hold them again.',
  ),
  'payment-required': kind(
    409,
    'payment-required',
    'Payment required',
    'This booking is paid online. Please hold its place first.',
  ),
  'exceeds-balance': kind(409, 'exceeds-balance', 'Exceeds balance', 'This is more than what is still due.'),
  'exceeds-paid': kind(409, 'exceeds-paid', 'Exceeds paid', 'This is more than what was paid.'),
  'invalid-state': kind(409, 'invalid-state', 'Not possible now', 'This can no longer be changed.'),
  duplicate: kind(409, 'duplicate', 'Duplicate', 'This already exists.'),
  'in-use': kind(409, 'in-use', 'In use', 'This is still in use.'),
  'in-progress': kind(409, 'in-progress', 'In progress', 'This request is already being processed.'),
  'limit-reached': kind(409, 'limit-reached', 'Limit reached', 'No more of these can be added.'),
  gone: kind(410, 'gone', 'Gone', 'This no longer exists.'),
  stale: kind(
    412,
    'precondition-failed',
    'Changed meanwhile',
    'This entry was changed by someone else. Reload and try again.',
  ),
  'too-large': kind(413, 'payload-too-large', 'Too large', 'The request is too large.'),
  'address-too-long': kind(414, 'uri-too-long', 'Address too long', 'The address is too long.'),
  'unsupported-type': kind(
    415,
    'unsupported-media-type',
    'Unsupported type',
    'This content type is not supported here.',
  ),
  invalid: kind(422, 'validation', 'Validation failed', 'Please check your information.'),
  'key-reused': kind(
    422,
    'idempotency-key-reused',
    'Key reused',
    'This Idempotency-Key was used for another request.',
  ),
  'too-many-requests': kind(
    429,
    'too-many-requests',
    'Too many requests',
    'Too many attempts. Please try again later.',
  ),
  'headers-too-large': kind(
    431,
    'headers-too-large',
    'Headers too large',
    'The headers of the request are too large.',
  ),
  internal: kind(500, 'internal', 'Internal error', 'Something went wrong. Please try again later.'),
  unavailable: kind(503, 'unavailable', 'Unavailable', 'The service is busy. Please try again in a moment.'),
} as const satisfies Record<string, ProblemKind>

export type ProblemCode = keyof typeof PROBLEMS
