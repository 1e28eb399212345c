import { readFile } from 'node:fs/promises'

type Remote = { entry: string }

/** Which remotes the page loads, and from where; whatever else its author writes is passed on. */
export type RemotesManifest = Record<string, unknown> & { public_site?: Remote; admin?: Remote }

/** The builds that this server serves itself. */
export const OWN_REMOTES = {
  public_site: { entry: '/remotes/public-site/remoteEntry.js' },
  admin: { entry: '/remotes/admin/remoteEntry.js' },
} as const satisfies RemotesManifest

const MAX_AGE_MS = 5000
const TIMEOUT_MS = 3000

type Log = { warn(details: object, message: string): void }

/** Finds the manifest, at most five seconds old; while its source cannot be read, the last good one. */
export type FindRemotes = () => Promise<RemotesManifest>

export function remotesFinder(source: string | undefined, log: Log): FindRemotes {
  if (!source) return async () => OWN_REMOTES
  let manifest: RemotesManifest = OWN_REMOTES
  let readAt = 0
  let reading: Promise<void> | undefined
  const refresh = async () => {
    try {
      manifest = parseManifest(await read(source))
    } catch (error) {
      log.warn({ err: error }, 'the manifest of the remotes could not be read; the last good one is kept')
    }
    readAt = Date.now()
    reading = undefined
  }
  return async () => {
    if (Date.now() - readAt >= MAX_AGE_MS) {
      reading ??= refresh()
      await reading
    }
    return manifest
  }
}

async function read(source: string): Promise<string> {
  if (!/^https?:/i.test(source)) return readFile(source, 'utf8')
  const answer = await fetch(source, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!answer.ok) throw new Error(`${source} answered ${answer.status}`)
  return answer.text()
}

/** @throws {Error} for anything but an object whose remotes, as far as it names them, have entries. */
export function parseManifest(text: string): RemotesManifest {
  const manifest: unknown = JSON.parse(text)
  const isManifest =
    typeof manifest === 'object' &&
    manifest !== null &&
    !Array.isArray(manifest) &&
    Object.keys(OWN_REMOTES).every((name) => !(name in manifest) || isRemote(Reflect.get(manifest, name)))
  if (!isManifest) throw new Error('it is no manifest of remotes')
  return manifest as RemotesManifest
}

function isRemote(remote: unknown): remote is Remote {
  return (
    typeof remote === 'object' && remote !== null && 'entry' in remote && typeof remote.entry === 'string'
  )
}

/** Origins other than the page's own from which remotes come. */
export function originsOf(manifest: RemotesManifest): string[] {
  const origins = Object.values(manifest)
    .filter(isRemote)
    .map(({ entry }) => entry)
    .filter((entry) => /^https?:\/\//.test(entry) && URL.canParse(entry))
    .map((entry) => new URL(entry).origin)
  return [...new Set(origins)]
}
