/** Thrown for an unreadable token; names the part of decoding that failed. */
export class TokenError extends Error {
  override name = 'TokenError'
}

/**
 * Decodes the payload of a JSON Web Token without verifying it, which only the server can.
 * @throws {TokenError} when it is no string, lacks its second part, or that part is not base64url or not JSON.
 */
export function decodeToken(token: unknown): unknown {
  if (typeof token !== 'string') throw new TokenError('The token must be a string')
  const payload = token.split('.')[1]
  if (!payload) throw new TokenError('The token is missing part 2')
  return parseJson(decodeBase64Url(payload))
}

function decodeBase64Url(text: string): string {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    )
  } catch {
    throw new TokenError('The token holds invalid base64')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new TokenError('The token holds invalid JSON')
  }
}

/** The `user_id` of a token; `undefined` for a token without one or an unreadable token. */
export function userIdOf(token: unknown): number | undefined {
  try {
    const payload = decodeToken(token)
    const id =
      typeof payload === 'object' && payload !== null && 'user_id' in payload ? payload.user_id : undefined
    return typeof id === 'number' && Number.isInteger(id) && id > 0 ? id : undefined
  } catch (error) {
    if (error instanceof TokenError) return undefined
    throw error
  }
}
