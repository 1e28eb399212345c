import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { Remote } from '../../libs/domain/src/index.ts'

type Lines = Record<string, unknown>
type History = Record<string, Remote[] | undefined>

/**
 * A manifest of remotes in a file, with the earlier lines of each area in `<file>.history`.
 *
 * @throws {Error} if the file contains no manifest.
 */
export class ManifestFile {
  readonly #path: string
  readonly #lines: Lines
  readonly #history: History

  constructor(path: string) {
    this.#path = path
    this.#lines = readObject(path)
    this.#history = readObject(`${path}.history`) as History
  }

  lineOf(area: string): Remote | undefined {
    return this.#lines[area] as Remote | undefined
  }

  /** Replaces the line of an area and keeps the one before. */
  replace(area: string, line: Remote): void {
    const current = this.lineOf(area)
    this.#write(area, line, current ? [...this.#earlier(area), current] : this.#earlier(area))
  }

  /** The line to which {@link rollBack} would return. */
  earlierLineOf(area: string): Remote | undefined {
    return this.#earlier(area).at(-1)
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
    const lines = [...(this.#history[area] ?? [])]
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

function readObject(path: string): Lines {
  if (!existsSync(path)) return {}
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error(`${path} contains no manifest`)
  return value as Lines
}

/** Readers see either the old or the new text. */
function writeAtomically(path: string, value: object): void {
  const temporary = `${path}.${process.pid}.tmp`
  writeFileSync(temporary, `${JSON.stringify(value, null, 2)}\n`)
  renameSync(temporary, path)
}
