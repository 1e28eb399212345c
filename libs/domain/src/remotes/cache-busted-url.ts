const OWN_BUILD = /^\/remotes\/[^/]+(?=\/)/
/** A letter or a digit that ends a folder, the last of the path. */
const END_OF_FOLDER = /[a-z\d](?=\/[^/]*$)/i

const RETRY = /^(\/remotes\/[^/]+)\/@retry-[1-9]\d{0,5}(?=\/)/

/** The path of a build's file, of which each is served a second time below any number of a retry. */
export function withoutRetry(path: string): string {
  return path.replace(RETRY, '$1')
}

/**
 * Another address of the same entry, whose folder is another one too: a browser keeps a module that failed as failed
 * for as long as the page lives, and what an entry imports is addressed relative to it.
 *
 * @param attempt 0 for the first, which needs none.
 * @returns `undefined` where no further address is known: only a new page asks for the same files again.
 */
export function cacheBustedUrl(entry: string, attempt: number, pageOrigin: string): string | undefined {
  const url = new URL(entry, pageOrigin)
  if (attempt === 0) return url.href
  if (url.origin === pageOrigin && OWN_BUILD.test(url.pathname)) {
    url.pathname = url.pathname.replace(OWN_BUILD, `$&/@retry-${attempt}`)
    return url.href
  }
  // Any server takes a character and its percent-encoding for the same; a browser does not (RFC 3986, 6.2.2.2).
  if (attempt > 1 || !END_OF_FOLDER.test(url.pathname)) return undefined
  url.pathname = url.pathname.replace(
    END_OF_FOLDER,
    (end) => `%${end.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return url.href
}
