import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import {
  areaRoutesOf,
  MAX_MANIFEST_BYTES,
  type Remote,
  readRemoteManifest,
} from '../../libs/domain/src/index.ts'
import { ReleaseError, withFile } from './release-error.ts'

type RemotesByArea = Record<string, unknown>
type History = Record<string, Remote[] | undefined>

/**
 * A manifest of remotes in a file, with the earlier remotes of each area in `<file>.history`.
 *
 * @throws {ReleaseError} if one of them is there and is something else, or cannot be read or written.
 */
export class ManifestFile {
  readonly #path: string
  readonly #origin: string
  readonly #remotes: RemotesByArea
  readonly #history: History

  /** @param origin that of the live product, from which relative entries are served. */
  constructor(path: string, origin: string) {
    this.#path = path
    this.#origin = origin
    this.#remotes = readObject(path, 'manifest', MAX_MANIFEST_BYTES)
    checkRemotes(path, this.#remotes, origin)
    const history = readObject(`${path}.history`, 'history of a manifest')
    if (!isHistory(history)) throw new ReleaseError(`${path}.history contains no history of a manifest.`)
    this.#history = history
  }

  current(area: string): Remote | undefined {
    return Object.hasOwn(this.#remotes, area) ? (this.#remotes[area] as Remote) : undefined
  }

  /** Replaces the remote of an area and keeps the one before. */
  replace(area: string, remote: Remote): void {
    const current = this.current(area)
    this.#write(area, remote, current ? [...this.#earlier(area), current] : this.#earlier(area))
  }

  /**
   * The remote to which {@link rollBack} would return.
   *
   * @throws {ReleaseError} if it is none.
   */
  previous(area: string): Remote | undefined {
    const remote = this.#earlier(area).at(-1)
    if (remote) checkRemotes(`${this.#path}.history`, { [area]: remote }, this.#origin)
    return remote
  }

  /** Returns to the remote before. */
  rollBack(area: string): Remote | undefined {
    const earlier = this.#earlier(area)
    const remote = earlier.at(-1)
    if (remote) this.#write(area, remote, earlier.slice(0, -1))
    return remote
  }

  /** Without those that equal the current remote: a command may have ended between its two writes. */
  #earlier(area: string): Remote[] {
    const remotes = Object.hasOwn(this.#history, area) ? [...(this.#history[area] ?? [])] : []
    while (remotes.length > 0 && JSON.stringify(remotes.at(-1)) === JSON.stringify(this.current(area)))
      remotes.pop()
    return remotes
  }

  #write(area: string, remote: Remote, earlier: Remote[]): void {
    const remotes = { ...this.#remotes, [area]: remote }
    const history = { ...this.#history, [area]: earlier }
    writeAtomically(`${this.#path}.history`, history)
    writeAtomically(this.#path, remotes)
  }
}

function readObject(path: string, kind: string, maxBytes = Number.POSITIVE_INFINITY): RemotesByArea {
  const text = withFile(path, () => {
    if (!existsSync(path)) return '{}'
    const stats = statSync(path)
    if (!stats.isFile()) throw new ReleaseError(`${path} is no file.`)
    return stats.size > maxBytes ? undefined : readFileSync(path, 'utf8')
  })
  if (text === undefined) throw new ReleaseError(`${path} contains no ${kind}: it is too large.`)
  if (text.trim() === '') throw new ReleaseError(`${path} contains no ${kind}: it is empty.`)
  const value = parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ReleaseError(`${path} contains no ${kind}: it is no JSON object.`)
  return value as RemotesByArea
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function checkRemotes(path: string, remotes: RemotesByArea, origin: string): void {
  const { manifest, rejected } = readRemoteManifest(remotes, origin)
  if (rejected.length > 0)
    throw new ReleaseError(
      `${path} contains no manifest: what it says of ${rejected.join(' and ')} is not valid.`,
    )
  const areas = areaRoutesOf(manifest).filter(({ name }) => name in remotes)
  if (areas.length === 0 && Object.keys(remotes).length > 0)
    throw new ReleaseError(`${path} contains no manifest of this product: it names none of its areas.`)
}

function isHistory(value: RemotesByArea): value is History {
  return Object.values(value).every(
    (remotes) =>
      Array.isArray(remotes) && remotes.every((remote) => typeof remote === 'object' && remote !== null),
  )
}

/** Readers see either the old or the new text. */
function writeAtomically(path: string, value: object): void {
  const temporary = `${path}.${process.pid}.tmp`
  withFile(path, () => {
    try {
      writeFileSync(temporary, `${JSON.stringify(value, null, 2)}\n`)
      renameSync(temporary, path)
    } catch (error) {
      rmSync(temporary, { force: true })
      throw error
    }
  })
}
