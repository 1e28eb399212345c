import { statSync } from 'node:fs'
import { AREA_CONTRACT, areaRoutesOf, type RemoteManifest, readRemoteManifest, remoteOf } from '@luzzu/domain'
import { readBoundedText } from './read-bounded-text'

/** A file is looked at with each request, but not more often, and taken as soon as it has changed. */
const POLL_INTERVAL_MS = 100
/** Below the promised age of five seconds, so that requests never wait for the manifest. */
const POLL_MS = 2500
const MAX_AGE_MS = 5000
const ANY_ORIGIN = 'https://any.example'

type Log = Record<'info' | 'warn', (details: object, message: string) => void>

/** The manifest, at most five seconds old, for pages of an origin. */
export type Remotes = {
  find: (pageOrigin: string) => Promise<RemoteManifest>
  /** Rises with every change of the manifest; `undefined` while it has to be read first. */
  revision: () => number | undefined
  stop: () => void
}

type Sources = {
  /** A URL or a file; without one, only the local builds are listed. */
  source: string | undefined
  own: RemoteManifest
  log: Log
}

/** Polls the manifest. While it is unreadable, the last valid one is kept. */
export function pollRemotes({ source, own, log }: Sources): Remotes {
  if (!source) return { find: async () => own, revision: () => 0, stop: () => undefined }
  const parse = (value: unknown, origin: string) =>
    readRemoteManifest(value, origin, { own, contract: AREA_CONTRACT })
  let text: string | undefined
  let value: unknown = own
  let warnedOf = new Set<string>()
  let readAt = 0
  let revision = 0
  let reading: Promise<void> | undefined

  const file = fileObserver(source)

  const read = async () => {
    // What is read is as old as its beginning.
    const startedAt = Date.now()
    file.beforeRead()
    try {
      const found = await readBoundedText(source)
      if (found !== text) {
        const next: unknown = JSON.parse(found)
        const { manifest } = parse(next, ANY_ORIGIN)
        if (text !== undefined) logChanges(parse(value, ANY_ORIGIN).manifest, manifest)
        value = next
        text = found
        revision += 1
        warnedOf = new Set()
      }
    } catch (error) {
      log.warn({ err: error }, 'the manifest of the remotes could not be read; the last good one is kept')
    }
    readAt = startedAt
    reading = undefined
  }
  const refresh = () => {
    reading ??= read()
    return reading
  }

  function logChanges(before: RemoteManifest, after: RemoteManifest): void {
    const areas = [before, after].flatMap(areaRoutesOf).map(({ name }) => name)
    for (const area of new Set(areas)) {
      const [from, to] = [remoteOf(before, area), remoteOf(after, area)]
      if (from?.entry !== to?.entry || from?.version !== to?.version || from?.integrity !== to?.integrity)
        log.info({ area, from, to }, 'the manifest names another build of an area')
    }
  }

  const warnOf = (area: string) => {
    if (warnedOf.has(area)) return
    warnedOf.add(area)
    log.warn({ area }, 'the manifest names no usable build of this area; the local build is used')
  }

  const timer = setInterval(refresh, POLL_MS).unref()
  const isFresh = () => Date.now() - readAt < MAX_AGE_MS && !file.hasChanged()
  return {
    revision: () => (isFresh() ? revision : undefined),
    stop: () => clearInterval(timer),
    find: async (pageOrigin) => {
      if (!isFresh()) await refresh()
      const { manifest, rejected } = parse(value, pageOrigin)
      rejected.forEach(warnOf)
      return manifest
    },
  }
}

/**
 * Tells whether a file is another one than when it was read last: a reload right after a rollout must not bring a page of
 * the build before. An address is only polled.
 */
function fileObserver(source: string) {
  const look = /^https?:/i.test(source) ? () => undefined : () => versionOf(source)
  let read = look()
  let seen = read
  let lookedAt = Date.now()
  return {
    hasChanged: () => {
      if (Date.now() - lookedAt >= POLL_INTERVAL_MS) {
        seen = look()
        lookedAt = Date.now()
      }
      return seen !== read
    },
    beforeRead: () => {
      read = look()
      seen = read
      lookedAt = Date.now()
    },
  }
}

function versionOf(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats && `${stats.ino} ${stats.size} ${stats.mtimeMs}`
}
