import { accepted, type BadInputCase, get, invalid, json, raw, refused } from './bad-input'

const CREDENTIALS = refused(401, 'invalid-credentials', 'Invalid email or password')
const CHARACTERS = 'Contains invalid characters'

const logIn =
  (mail: unknown, password: unknown): BadInputCase[1] =>
  () =>
    json('POST', '/login', { mail, password })

export const LOGINS: BadInputCase[] = [
  ['39 no mail', logIn(undefined, 'x'), invalid({ mail: 'Email is required' })],
  ['39 blank mail', logIn('   ', 'x'), invalid({ mail: 'Email is required' })],
  ['39 null mail', logIn(null, 'x'), invalid({ mail: 'Email is required' })],
  ['40 no password', logIn('a@b.c', undefined), invalid({ password: 'Password is required' })],
  [
    '40 nothing at all',
    logIn('', ''),
    invalid({ mail: 'Email is required', password: 'Password is required' }),
  ],
  ['41 an object as mail', logIn({ $gt: '' }, 'x'), invalid({ mail: 'Email is required' })],
  ['41 a number as mail', logIn(1, 'x'), invalid({ mail: 'Email is required' })],
  ['42 no address', logIn('not-an-email', 'whatever'), CREDENTIALS],
  ['43 an unknown mail', logIn('nobody@example.com', 'whatever'), CREDENTIALS],
  ['46 a password of 1,025 bytes', logIn('nobody@example.com', 'x'.repeat(1025)), CREDENTIALS],
  ['47 SQL in the mail', logIn("admin@example.com'--", "' OR 1=1 --"), CREDENTIALS],
  ['48 a mail of 10,000 characters', logIn('a'.repeat(10_000), 'x'), CREDENTIALS],
  ['51 NUL in the mail', logIn('admin\0@example.com', 'x'), CREDENTIALS],
]

const logOut =
  (payload: unknown): BadInputCase[1] =>
  () =>
    json('POST', '/logout', payload)

export const LOGOUTS: BadInputCase[] = [
  ['52 no body', () => ({ method: 'POST', url: '/api/logout' }), accepted(204)],
  ['52 an unknown token', logOut({ session_token: 'x'.repeat(43) }), accepted(204)],
  ['52 no JSON', () => raw('/logout', 'application/json', '{"session'), accepted(204)],
  [
    '52 a broken bearer',
    () => ({ method: 'POST', url: '/api/logout', headers: { authorization: 'Bearer a.b.c' } }),
    accepted(204),
  ],
  ['53 an array as token', logOut({ session_token: ['a'] }), accepted(204)],
  [
    '53 a megabyte',
    () => raw('/logout', 'application/json', 'x'.repeat(1024 * 1024)),
    refused(413, 'payload-too-large'),
  ],
]

let newAccounts = 0
const newAccount = () => {
  newAccounts += 1
  return {
    username: 'Maria Vella',
    mail: `new-${newAccounts}@example.com`,
    password: 'salt and sun',
    phone: '+35679000000',
  }
}
const register =
  (fields: object): BadInputCase[1] =>
  () =>
    json('POST', '/register', { ...newAccount(), ...fields })
const MAIL_INVALID = invalid({ mail: 'Email is invalid' })

export const REGISTRATIONS: BadInputCase[] = [
  ['55 no username', register({ username: undefined }), invalid({ username: 'Username is required' })],
  ['55 a blank username', register({ username: '   ' }), invalid({ username: 'Username is required' })],
  [
    '56 101 characters',
    register({ username: 'x'.repeat(101) }),
    invalid({ username: 'Username must be at most 100 characters' }),
  ],
  ['57 markup as a name', register({ username: '<img src=x onerror=alert(1)>' }), accepted(201)],
  ['57 a formula as a name', register({ username: '=HYPERLINK("x")' }), accepted(201)],
  ['57 emoji', register({ username: 'Captain 🚤' }), accepted(201)],
  ['57 a turned direction', register({ username: 'abc\u202Edef' }), invalid({ username: CHARACTERS })],
  ['58 a line break', register({ username: 'a\r\nBcc: x@y.z' }), invalid({ username: CHARACTERS })],
  ['58 a line break at the end', register({ username: 'Maria\r\n' }), invalid({ username: CHARACTERS })],
  ['58 NUL', register({ username: 'a\0b' }), invalid({ username: CHARACTERS })],
  [
    '58 an address of a page',
    register({ username: 'Win at https://x.y' }),
    invalid({ username: CHARACTERS }),
  ],
  ['58 a control character of C1', register({ username: 'a\u0085b' }), invalid({ username: CHARACTERS })],
  ['60 a line break after the mail', register({ mail: 'a@b.c\r\n' }), MAIL_INVALID],
  ['60 NUL in the mail', register({ mail: 'a\0@b.c' }), MAIL_INVALID],
  ['59 no mail', register({ mail: undefined }), invalid({ mail: 'Email is required' })],
  ...['a', 'a@', '@b', 'a@b', 'a b@c.d', 'a@@b.c', 'a@.c', 'a@b.', 'a@b.c\nBcc: x@y.z'].map(
    (mail): BadInputCase => [`60 ${JSON.stringify(mail)} as mail`, register({ mail }), MAIL_INVALID],
  ),
  ['60 a short address', register({ mail: 'a@b.c' }), accepted(201)],
  ['60 an umlaut', register({ mail: 'ü@b.c' }), accepted(201)],
  ['61 255 characters', register({ mail: `${'a'.repeat(250)}@b.cd` }), MAIL_INVALID],
  ['62 an address made to be slow', register({ mail: `a@${'a.'.repeat(25_000)}` }), MAIL_INVALID],
  ['65 no password', register({ password: undefined }), invalid({ password: 'Password is required' })],
  [
    '66 seven characters',
    register({ password: '1234567' }),
    invalid({ password: 'Password must be at least 8 characters' }),
  ],
  [
    '66 seven emoji',
    register({ password: '🚤'.repeat(7) }),
    invalid({ password: 'Password must be at least 8 characters' }),
  ],
  ['67 eight characters', register({ password: '12345678' }), accepted(201)],
  ['67 128 characters', register({ password: 'x'.repeat(128) }), accepted(201)],
  ['67 64 emoji', register({ password: '🚤'.repeat(64) }), accepted(201)],
  [
    '68 129 characters',
    register({ password: 'x'.repeat(129) }),
    invalid({ password: 'Password must be at most 128 characters' }),
  ],
  [
    '69 the mail as password',
    register({ mail: 'same@example.com', password: 'same@example.com' }),
    invalid({ password: 'Please choose another password' }),
  ],
  [
    'a password with half a character',
    register({ password: 'salt and sun \uD800' }),
    invalid({ password: CHARACTERS }),
  ],
  ['a password with NUL', register({ password: 'salt and\0sun' }), invalid({ password: CHARACTERS })],
  ['70 eight spaces', register({ password: '        ' }), accepted(201)],
  ['71 no phone', register({ phone: '' }), invalid({ phone: 'Phone number is required' })],
  ['72 only the code', register({ phone: '+356' }), invalid({ phone: 'Phone number is required' })],
  ['73 no known code', register({ phone: '+999123456' }), invalid({ phone: 'Country code is required' })],
  [
    '73 the code twice',
    register({ phone: '+35635679000000' }),
    invalid({ phone: 'Phone number is invalid' }),
  ],
  ['74 letters', register({ phone: 'abc' }), invalid({ phone: 'Phone number is invalid' })],
  ['74 two digits', register({ phone: '+356 12' }), invalid({ phone: 'Phone number is invalid' })],
  [
    '74 forty digits',
    register({ phone: `+356${'1'.repeat(40)}` }),
    invalid({ phone: 'Phone number is invalid' }),
  ],
  ['74 markup', register({ phone: '+356<script>' }), invalid({ phone: 'Phone number is invalid' })],
]

const FORBIDDEN = refused(403, 'forbidden', 'You do not have access to this.')
const NOWHERE = refused(404, 'not-found')

export const OTHERS: BadInputCase[] = [
  ['77 another user', (fixture) => get(`/user/${fixture.other.id}`, fixture.customer), FORBIDDEN],
  ['77 a user that is not there', (fixture) => get('/user/999999', fixture.customer), FORBIDDEN],
  [
    '77 bookings of another user',
    (fixture) => get(`/bookings/user/${fixture.other.id}`, fixture.customer),
    FORBIDDEN,
  ],
  ...['007', '7.0', '7%20', '+7', 'me', 'undefined', 'null', 'NaN'].map(
    (id): BadInputCase => [`78 ${id} as id`, (fixture) => get(`/user/${id}`, fixture.customer), NOWHERE],
  ),
]
