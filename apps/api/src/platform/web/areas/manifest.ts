import { type AreaName, OWN_REMOTES, type RemoteManifest, readRemoteManifest } from '@luzzu/domain'
import { readBoundedText } from './read-bounded-text'

const MAX_AGE_MS = 5000

type Log = { warn(details: object, message: string): void }

/** Finds the manifest, at most five seconds old, adjusted to the page's origin. */
export type FindRemotes = (pageOrigin: string) => Promise<RemoteManifest>

/**
 * @param source a URL or a file; without one, only the local builds are listed. While it is unreadable, the last valid
 * manifest is kept.
 */
export function remotesFinder(source: string | undefined, log: Log): FindRemotes {
  if (!source) return async () => OWN_REMOTES
  let text = ''
  let value: unknown = OWN_REMOTES
  let warnedOf = new Set<AreaName>()
  let readAt = 0
  let reading: Promise<void> | undefined

  const refresh = async () => {
    try {
      const found = await readBoundedText(source)
      if (found !== text) {
        value = parse(found)
        text = found
        warnedOf = new Set()
      }
    } catch (error) {
      log.warn({ err: error }, 'the manifest of the remotes could not be read; the last good one is kept')
    }
    readAt = Date.now()
    reading = undefined
  }

  const warnOf = (area: AreaName) => {
    if (warnedOf.has(area)) return
    warnedOf.add(area)
    log.warn({ area }, 'the manifest names no entry that may be used for this area; its own build stands in')
  }

  return async (pageOrigin) => {
    if (Date.now() - readAt >= MAX_AGE_MS) {
      reading ??= refresh()
      await reading
    }
    const { manifest, rejected } = readRemoteManifest(value, pageOrigin)
    rejected.forEach(warnOf)
    return manifest
  }
}

/** @throws {Error} when the text is no manifest. */
function parse(text: string): unknown {
  const value: unknown = JSON.parse(text)
  readRemoteManifest(value, 'https://any.example')
  return value
}
