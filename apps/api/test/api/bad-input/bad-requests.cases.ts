import type { InjectOptions } from 'fastify'
import type { SignedInUser } from '../../support/sign-in'
import { accepted, type BadInputCase, get, json, raw, refused } from './bad-input'

const MALFORMED = refused(400, 'malformed-request')
const TYPE = refused(415, 'unsupported-media-type')
const NOWHERE = refused(404, 'not-found')
const NO_OBJECT = refused(422, 'validation', 'Body must be an object')
const JSON_TYPE = 'application/json'

const body =
  (text: string | Buffer, type: string | undefined = JSON_TYPE): BadInputCase[1] =>
  () =>
    raw('/login', type, text)

export const REQUESTS: BadInputCase[] = [
  ['1 half a body', body('{"a":'), refused(400, 'malformed-request', 'Body is not valid JSON')],
  ['2 an empty body', body(''), MALFORMED],
  ...['null', '[]', '"x"', '1'].map((text): BadInputCase => [`3 ${text} as body`, body(text), NO_OBJECT]),
  ['4 plain text', body('mail=a', 'text/plain'), TYPE],
  ['4 XML', body('<a/>', 'application/xml'), TYPE],
  ['4 a form', body('mail=a', 'application/x-www-form-urlencoded'), TYPE],
  ['4 a multipart form', body('--x--\r\n', 'multipart/form-data; boundary=x'), TYPE],
  ['5 UTF-16', body(Buffer.from('{"mail":"a"}', 'utf16le'), 'application/json; charset=utf-16'), TYPE],
  [
    '6 bytes that are no UTF-8',
    body(Buffer.from([0x7b, 0x22, 0x6d, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
    MALFORMED,
  ],
  ['7 65 KiB', body(JSON.stringify({ mail: 'x'.repeat(65 * 1024) })), refused(413, 'payload-too-large')],
  [
    '8 a compressed body',
    () => ({
      ...raw('/login', JSON_TYPE, Buffer.from([0x1f, 0x8b, 0x08])),
      headers: { 'content-type': JSON_TYPE, 'content-encoding': 'gzip' },
    }),
    TYPE,
  ],
  ['9 __proto__', body('{"__proto__":{}}'), MALFORMED],
  ['9 constructor.prototype', body('{"constructor":{"prototype":{}}}'), MALFORMED],
  ['10 60,000 brackets', body('['.repeat(60_000)), MALFORMED],
  ['10 lists in lists', body(`{"x":${'['.repeat(30_000)}${']'.repeat(30_000)}}`), MALFORMED],
  [
    '11 a key twice',
    body('{"mail":"a@b.c","password":"","password":"x"}'),
    refused(401, 'invalid-credentials'),
  ],
  ['12 NaN', body('{"mail":NaN}'), MALFORMED],
  ['12 a leading zero', body('{"mail":01}'), MALFORMED],
  ...[
    'abc',
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    '%00',
    '%D9%A3',
    '1;DROP',
    '..%2Fetc',
    '2147483648',
    '99999999999999999999',
  ].map((id): BadInputCase => [`13 ${id} as id`, () => get(`/products/${id}`), NOWHERE]),
  ['13 no id', () => get('/products/'), NOWHERE],
  ['15 a broken escape', () => get('/faqs/%zz'), MALFORMED],
  ['16 an id of 101 digits', () => get(`/faqs/${'1'.repeat(101)}`), refused(414, 'uri-too-long')],
  ['20 PATCH', () => ({ method: 'PATCH', url: '/api/bookings' }), refused(405, 'method-not-allowed')],
  ...['limit=', 'limit=1e9', 'limit=-1', 'limit=abc', 'limit=1&limit=2', 'limit=501'].map(
    (query): BadInputCase => [
      `21 ${query}`,
      (fixture) => get(`/bookings?${query}`, fixture.admin),
      refused(422, 'validation', 'limit must be a whole number from 1 to 500'),
    ],
  ),
  ['22 a polluting query', () => get('/products?x[__proto__]=1&image=url'), accepted(200)],
  ['23 HTML asked for', () => ({ ...get('/faqs'), headers: { accept: 'text/html' } }), accepted(200)],
  [
    '25 another method in a header',
    (fixture) => ({ ...get(`/faqs/${fixture.faq}`), headers: { 'x-http-method-override': 'DELETE' } }),
    accepted(200),
  ],
  [
    '28 an old version',
    (fixture) => {
      const change = json('PUT', `/faqs/${fixture.faq}`, { question: 'New?' }, fixture.admin)
      return { ...change, headers: { ...change.headers, 'if-match': '"v0"' } }
    },
    refused(412, 'precondition-failed', 'This entry was changed by someone else. Reload and try again.'),
  ],
]

const STALE = 'This entry was changed by someone else. Reload and try again.'

/** Deletes a version that was changed meanwhile. */
export const STALE_DELETIONS: BadInputCase[] = (
  [
    ['faqs', 'faq'],
    ['addons', 'addon'],
    ['activities', 'activity'],
    ['bookings', 'booking'],
  ] as const
).map(
  ([path, name]): BadInputCase => [
    `28 an old version of /${path}`,
    (fixture) => remove(`/${path}/${fixture[name]}`, fixture.admin),
    refused(412, 'precondition-failed', STALE),
  ],
)
STALE_DELETIONS.push([
  '28 an old version of /products',
  (fixture) => remove(`/products/${fixture.product.id}`, fixture.admin),
  refused(412, 'precondition-failed', STALE),
])

const remove = (url: string, { headers }: SignedInUser): InjectOptions => ({
  method: 'DELETE',
  url: `/api${url}`,
  headers: { ...headers, 'if-match': '"v0"' },
})

const SIGNED_OUT = refused(401, 'unauthenticated')

const AUTHORIZATIONS = [
  '',
  'Bearer',
  'Bearer ',
  'Bearer null',
  'Bearer undefined',
  'Basic YTpi',
  'Bearer abc',
  'Bearer a.b',
  'Bearer a.b.c',
  'Bearer ..',
  'Bearer W10.W10.W10',
]

export const AUTHORIZED: BadInputCase[] = AUTHORIZATIONS.flatMap((header): BadInputCase[] => [
  [
    `29–31 ${JSON.stringify(header)} where one must be signed in`,
    () => get('/dashboard', header),
    SIGNED_OUT,
  ],
  [`29–31 ${JSON.stringify(header)} where anyone may look`, () => get('/faqs', header), accepted(200)],
]).concat([
  [
    '38 a session token as bearer',
    (fixture) => get('/dashboard', `Bearer ${fixture.customer.session_token}`),
    SIGNED_OUT,
  ],
])
