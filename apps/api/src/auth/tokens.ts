import { createHash, randomBytes } from 'node:crypto'
import fastifyJwt from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../platform/errors/refusal'

const ISSUER = 'luzzu'
const AUDIENCE = 'luzzu-api'
const TYPE = 'at+jwt'
const NOT_BEFORE_TOLERANCE_S = 5
const ISSUED_AT_TOLERANCE_S = 60
const MAX_TOKEN_LENGTH = 2048
const PREVIOUS = 'previous'

/** Identifies user and session; the role is in the database. Instants are seconds since 1970. */
export type TokenClaims = { user_id: number; sid: string; iat: number; exp: number }

/** Tokens of the previous secret stay valid, so that rotating the secret signs nobody out. */
export async function registerTokens(
  app: FastifyInstance,
  secret: string,
  previous?: string | undefined,
): Promise<void> {
  await app.register(fastifyJwt, { secret, decoratorName: 'tokenPayload', ...optionsFor(secret) })
  if (previous === undefined) return
  const options = { secret: previous, namespace: PREVIOUS, ...optionsFor(previous) }
  await app.register(fastifyJwt, { ...options, decoratorName: 'previousTokenPayload' })
}

/** A key id derived from the secret, which does not reveal it. */
const keyId = (secret: string) => hashSecret(`key id of ${secret}`).slice(0, 12)

function optionsFor(secret: string) {
  const header = { alg: 'HS256' as const, typ: TYPE, kid: keyId(secret) }
  return {
    sign: { algorithm: 'HS256' as const, iss: ISSUER, aud: AUDIENCE, header },
    verify: {
      algorithms: ['HS256' as const],
      allowedIss: ISSUER,
      allowedAud: AUDIENCE,
      requiredClaims: ['iss', 'aud', 'iat', 'exp', 'sid', 'user_id'],
      // Expiry is checked below against the injected clock.
      ignoreExpiration: true,
      ignoreNotBefore: true,
      complete: true,
      cache: 1000,
    },
  }
}

export function signToken(
  app: FastifyInstance,
  { user_id, sid, exp }: Omit<TokenClaims, 'iat'>,
  now: Date,
): string {
  const iat = Math.floor(now.getTime() / 1000)
  return app.jwt.sign({ user_id, sid, iat, exp, jti: randomSecret(), sub: String(user_id) })
}

/**
 * Reads the token of an `Authorization` header. `iat` is left to {@link isIssuedAhead}.
 * @throws {Refusal} `unauthenticated` for an invalid token, `session-expired` for an expired one.
 */
export function readToken(app: FastifyInstance, authorization: string | undefined, now: Date): TokenClaims {
  const [, token] = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '') ?? []
  if (!token || token.length > MAX_TOKEN_LENGTH) throw new Refusal('unauthenticated')
  const claims = verify(app, token)
  const seconds = now.getTime() / 1000
  if (!isClaims(claims)) throw new Refusal('unauthenticated')
  if (claims.exp <= seconds) throw new Refusal('session-expired')
  if (isAfter(claims.nbf, seconds + NOT_BEFORE_TOLERANCE_S)) throw new Refusal('unauthenticated')
  return claims
}

/**
 * Whether a token claims to be issued in the future. One as old as its session is not, so that a clock that is set back
 * signs nobody out.
 */
export function isIssuedAhead({ iat }: TokenClaims, sessionCreatedAt: string, now: Date): boolean {
  const latest = Math.max(now.getTime(), Date.parse(sessionCreatedAt))
  return iat > latest / 1000 + ISSUED_AT_TOLERANCE_S
}

function verify(app: FastifyInstance, token: string): unknown {
  try {
    const verifier = verifierFor(app, token)
    const { header, payload } = verifier.verify<Complete>(token)
    return isOwnHeader(header, verifier) ? payload : undefined
  } catch (error) {
    throw new Refusal('unauthenticated', { cause: error })
  }
}

type Complete = { header: Record<string, unknown>; payload: unknown }
type Verifier = Pick<FastifyInstance['jwt'], 'verify' | 'options'>

const FOREIGN_KEYS = ['jku', 'jwk', 'x5u']

/** Whether a header names no other key than the one that has verified it; it may name none. */
function isOwnHeader(header: Complete['header'], { options }: Verifier): boolean {
  const { typ, kid = options.sign.header?.kid } = header
  return typ === TYPE && kid === options.sign.header?.kid && !FOREIGN_KEYS.some((name) => name in header)
}

/** Verifies with the current secret, then with the previous one if there is one. */
function verifierFor(app: FastifyInstance, token: string): Verifier {
  const { [PREVIOUS]: previous } = app.jwt as FastifyInstance['jwt'] & { [PREVIOUS]?: Verifier }
  if (!previous) return app.jwt
  try {
    app.jwt.verify(token)
    return app.jwt
  } catch {
    return previous
  }
}

function isClaims(claims: unknown): claims is TokenClaims & { nbf?: unknown } {
  if (typeof claims !== 'object' || claims === null) return false
  const { user_id, sid, iat, exp } = claims as Record<string, unknown>
  return (
    Number.isInteger(user_id) && typeof sid === 'string' && typeof iat === 'number' && typeof exp === 'number'
  )
}

/** A claim that is not a number is rejected like one too far in the future. */
function isAfter(claim: unknown, limit: number): boolean {
  return claim !== undefined && !(typeof claim === 'number' && claim <= limit)
}

/** 256 random bits, base64url. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Tokens held by clients are stored as a hash only. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}
