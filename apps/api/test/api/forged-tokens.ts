import { generateKeyPairSync } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { JWT_SECRET } from '../support/test-app'

type Claims = Record<string, unknown>
type Forgery = [what: string, token: (claims: Claims) => Promise<string> | string]

const key = new TextEncoder().encode(JWT_SECRET)
const otherKey = new TextEncoder().encode('another secret that is as long as ours')
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
const ed = generateKeyPairSync('ed25519').privateKey

const HEADER = { alg: 'HS256', typ: 'at+jwt' }
type Key = Parameters<SignJWT['sign']>[0]

const sign = (claims: Claims, header: Claims = {}, by: Key = key) =>
  new SignJWT(claims).setProtectedHeader({ ...HEADER, ...header }).sign(by)

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Arbitrary header and payload with the signature of a valid token. */
async function resign(claims: Claims, header: unknown, payload: unknown): Promise<string> {
  const [, , signature] = (await sign(claims)).split('.')
  return `${encode(header)}.${encode(payload)}.${signature}`
}

const without = (claims: Claims, name: string) =>
  Object.fromEntries(Object.entries(claims).filter(([one]) => one !== name))
const HOUR = 3600

/** Forty forgeries. `claims` are those of a valid token. */
export const FORGERIES: Forgery[] = [
  ['no signature and alg none', (claims) => new UnsecuredJWT(claims).encode()],
  ...['none', 'nOnE', 'NONE', 'HS384', 'RS256', 'ES256', 'EdDSA', ''].map(
    (alg): Forgery => [
      `alg ${alg || 'empty'} over a good signature`,
      (claims) => resign(claims, { ...HEADER, alg }, claims),
    ],
  ),
  ['HS384 with the right key', (claims) => sign(claims, { alg: 'HS384' })],
  ['HS512 with the right key', (claims) => sign(claims, { alg: 'HS512' })],
  ['RS256', (claims) => sign(claims, { alg: 'RS256' }, rsa)],
  ['EdDSA', (claims) => sign(claims, { alg: 'EdDSA' }, ed)],
  ['another key', (claims) => sign(claims, {}, otherKey)],
  ['an empty key', (claims) => sign(claims, {}, new TextEncoder().encode('\0'))],
  ['another payload over a good signature', (claims) => resign(claims, HEADER, { ...claims, user_id: 4711 })],
  ['another user', (claims) => sign({ ...claims, user_id: 4711 }, {}, otherKey)],
  ['a kid that is a path', (claims) => sign(claims, { kid: '../../dev/null' })],
  ['a kid that is SQL', (claims) => sign(claims, { kid: "' OR 1=1 --" })],
  ['a jku', (claims) => sign(claims, { jku: 'http://127.0.0.1:9/keys' })],
  ['an x5u', (claims) => sign(claims, { x5u: 'http://127.0.0.1:9/cert' })],
  ['a key inside', (claims) => sign(claims, { jwk: { kty: 'oct', k: encode('x') } })],
  ['typ JWT', (claims) => sign(claims, { typ: 'JWT' })],
  ['no typ', (claims) => sign(claims, { typ: undefined })],
  ['another issuer', (claims) => sign({ ...claims, iss: 'somebody' })],
  ['no issuer', (claims) => sign(without(claims, 'iss'))],
  ['another audience', (claims) => sign({ ...claims, aud: 'somebody' })],
  ['no audience', (claims) => sign(without(claims, 'aud'))],
  ['no exp', (claims) => sign(without(claims, 'exp'))],
  ['an exp that is text', (claims) => resign(claims, HEADER, { ...claims, exp: '9999999999' })],
  ['an exp that has passed', (claims) => sign({ ...claims, exp: 1 })],
  ['an nbf ahead', (claims) => sign({ ...claims, nbf: Number(claims.iat) + HOUR })],
  ['an iat ahead', (claims) => sign({ ...claims, iat: Number(claims.iat) + HOUR })],
  ['no sid', (claims) => sign(without(claims, 'sid'))],
  ['an unknown sid', (claims) => sign({ ...claims, sid: 'unknown' })],
  ['a sid that is a list', (claims) => sign({ ...claims, sid: [claims.sid] })],
  ['no user', (claims) => sign(without(claims, 'user_id'))],
  ['a user that is text', (claims) => sign({ ...claims, user_id: String(claims.user_id) })],
  ['a user that is a list', (claims) => sign({ ...claims, user_id: [claims.user_id] })],
  ['the user of another session', (claims) => sign({ ...claims, user_id: Number(claims.user_id) + 1 })],
  ['a payload that is a list', (claims) => resign(claims, HEADER, [claims])],
  ['a payload that is text', (claims) => resign(claims, HEADER, 'user')],
  ['half a token', async (claims) => (await sign(claims)).slice(0, -20)],
  ['a part too many', async (claims) => `${await sign(claims)}.x`],
  ['64 kB', async (claims) => sign({ ...claims, padding: 'x'.repeat(9000) })],
]
