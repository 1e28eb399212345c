const OWN_BUILD = /^\/remotes\/[^/]+(?=\/)/
/** The last letter or digit of a folder name. */
const END_OF_FOLDER = /[a-z\d](?=\/[^/]*$)/i

const RETRY = /^(\/remotes\/[^/]+)\/@retry-[1-9]\d{0,5}(?=\/)/

/** The server serves each file of a build under these alternative paths too. */
export function withoutRetry(path: string): string {
  return path.replace(RETRY, '$1')
}

/**
 * Another URL of the same entry, in another folder: a browser caches a failed module until the page is closed, and the
 * imports of an entry are relative to it.
 * @param attempt 0 for the first, which is unchanged.
 * @returns `undefined` where no alternative is known: only a reload requests the files again.
 */
export function cacheBustedUrl(entry: string, attempt: number, pageOrigin: string): string | undefined {
  const url = new URL(entry, pageOrigin)
  if (attempt === 0) return url.href
  if (url.origin === pageOrigin && OWN_BUILD.test(url.pathname)) {
    url.pathname = url.pathname.replace(OWN_BUILD, `$&/@retry-${attempt}`)
    return url.href
  }
  // Servers treat a character and its percent-encoding alike; browsers do not (RFC 3986, 6.2.2.2).
  if (attempt > 1 || !END_OF_FOLDER.test(url.pathname)) return undefined
  url.pathname = url.pathname.replace(
    END_OF_FOLDER,
    (end) => `%${end.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return url.href
}
