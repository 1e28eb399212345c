const OWN_BUILD = /^\/remotes\/[^/]+(?=\/)/

const ESCAPE_OR_CHARACTER = /%[\da-f]{2}|./gi
const LETTER_OR_DIGIT = /^[a-z\d]$/i

const RETRY = /^(\/remotes\/[^/]+)\/@retry-[1-9]\d{0,5}(?=\/)/

/** The server serves each file of a build under these alternative paths too. */
export function withoutRetry(path: string): string {
  return path.replace(RETRY, '$1')
}

/**
 * Another URL of the same entry, in another folder: a browser caches a failed module until the page is closed, and the
 * imports of an entry are relative to it. On other origins servers treat a character and its percent-encoding alike, and
 * several slashes as one; browsers do not (RFC 3986, 6.2.2.2).
 * @param attempt 0 for the first, which is unchanged.
 */
export function cacheBustedUrl(entry: string, attempt: number, pageOrigin: string): string {
  const url = new URL(entry, pageOrigin)
  if (attempt === 0) return url.href
  if (url.origin === pageOrigin && OWN_BUILD.test(url.pathname)) {
    url.pathname = url.pathname.replace(OWN_BUILD, `$&/@retry-${attempt}`)
    return url.href
  }
  const fileAt = url.pathname.lastIndexOf('/')
  const parts = url.pathname.slice(0, fileAt).match(ESCAPE_OR_CHARACTER) ?? []
  const spellings = 2 ** parts.filter(isEncodable).length
  const slashes = Math.floor(attempt / spellings)
  // Where slashes count, the entry at least is renewed by a query.
  if (slashes > 0 && attempt % 2 === 0) url.searchParams.set('retry', String(attempt))
  else
    url.pathname = `${encodeSome(parts, attempt % spellings)}${'/'.repeat(slashes)}${url.pathname.slice(fileAt)}`
  return url.href
}

const isEncodable = (part: string) => LETTER_OR_DIGIT.test(part)

/** Encodes the letters and digits whose bits are set, counted from the last one. */
function encodeSome(parts: readonly string[], bits: number): string {
  let left = bits
  return parts.reduceRight((encoded, part) => {
    if (!isEncodable(part)) return part + encoded
    const isSet = left % 2 === 1
    left = Math.floor(left / 2)
    return (isSet ? `%${part.charCodeAt(0).toString(16).toUpperCase()}` : part) + encoded
  }, '')
}
