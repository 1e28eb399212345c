import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import {
  areaRoutesOf,
  MAX_MANIFEST_BYTES,
  type Remote,
  readRemoteManifest,
} from '../../libs/domain/src/index.ts'
import { Refused, withFile } from './refused.ts'

type Lines = Record<string, unknown>
type History = Record<string, Remote[] | undefined>

/**
 * A manifest of remotes in a file, with the earlier lines of each area in `<file>.history`.
 *
 * @throws {Refused} if one of them is there and is something else, or cannot be read or written.
 */
export class ManifestFile {
  readonly #path: string
  readonly #origin: string
  readonly #lines: Lines
  readonly #history: History

  /** @param origin that of the live product, from which relative entries are served. */
  constructor(path: string, origin: string) {
    this.#path = path
    this.#origin = origin
    this.#lines = readObject(path, 'manifest', MAX_MANIFEST_BYTES)
    checkLines(path, this.#lines, origin)
    const history = readObject(`${path}.history`, 'history of a manifest')
    if (!isHistory(history)) throw new Refused(`${path}.history contains no history of a manifest.`)
    this.#history = history
  }

  lineOf(area: string): Remote | undefined {
    return Object.hasOwn(this.#lines, area) ? (this.#lines[area] as Remote) : undefined
  }

  /** Replaces the line of an area and keeps the one before. */
  replace(area: string, line: Remote): void {
    const current = this.lineOf(area)
    this.#write(area, line, current ? [...this.#earlier(area), current] : this.#earlier(area))
  }

  /**
   * The line to which {@link rollBack} would return.
   *
   * @throws {Refused} if it is none.
   */
  earlierLineOf(area: string): Remote | undefined {
    const line = this.#earlier(area).at(-1)
    if (line) checkLines(`${this.#path}.history`, { [area]: line }, this.#origin)
    return line
  }

  /** Returns to the line before. */
  rollBack(area: string): Remote | undefined {
    const earlier = this.#earlier(area)
    const line = earlier.at(-1)
    if (line) this.#write(area, line, earlier.slice(0, -1))
    return line
  }

  /** Without those that equal the current line: a command may have ended between its two writes. */
  #earlier(area: string): Remote[] {
    const lines = Object.hasOwn(this.#history, area) ? [...(this.#history[area] ?? [])] : []
    while (lines.length > 0 && JSON.stringify(lines.at(-1)) === JSON.stringify(this.lineOf(area))) lines.pop()
    return lines
  }

  #write(area: string, line: Remote, earlier: Remote[]): void {
    const lines = { ...this.#lines, [area]: line }
    const history = { ...this.#history, [area]: earlier }
    writeAtomically(`${this.#path}.history`, history)
    writeAtomically(this.#path, lines)
  }
}

function readObject(path: string, kind: string, maxBytes = Number.POSITIVE_INFINITY): Lines {
  const text = withFile(path, () => {
    if (!existsSync(path)) return '{}'
    const stats = statSync(path)
    if (!stats.isFile()) throw new Refused(`${path} is no file.`)
    return stats.size > maxBytes ? undefined : readFileSync(path, 'utf8')
  })
  if (text === undefined) throw new Refused(`${path} contains no ${kind}: it is too large.`)
  if (text.trim() === '') throw new Refused(`${path} contains no ${kind}: it is empty.`)
  const value = parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Refused(`${path} contains no ${kind}: it is no JSON object.`)
  return value as Lines
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function checkLines(path: string, lines: Lines, origin: string): void {
  const { manifest, rejected } = readRemoteManifest(lines, origin)
  if (rejected.length > 0)
    throw new Refused(`${path} contains no manifest: what it says of ${rejected.join(' and ')} is not valid.`)
  const areas = areaRoutesOf(manifest).filter(({ name }) => name in lines)
  if (areas.length === 0 && Object.keys(lines).length > 0)
    throw new Refused(`${path} contains no manifest of this product: it names none of its areas.`)
}

function isHistory(value: Lines): value is History {
  return Object.values(value).every(
    (lines) => Array.isArray(lines) && lines.every((line) => typeof line === 'object' && line !== null),
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
