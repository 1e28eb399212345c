import { randomFrom } from '../support/product'

/** Breaks the product in one way, and says which promises it kept. */
export type Proof = (run: Run) => Promise<void>

export type Outcome = { name: string; goal: string; figure: string; holds: boolean }

/** Below this length a run is a short form, for the tests. */
const SHORT = 0.05
export const isShort = (length: number): boolean => length < SHORT

/** One run of a proof. */
export type Run = {
  /** Seeded random numbers, the same for the same purpose in each run. */
  random(purpose: string): () => number
  /** A full count, made as much shorter as the run is. */
  scaled(full: number, least?: number): number
  /** A count that even a tenth of a run has in full, and a short form at least. */
  atOnce(full: number, least: number): number
  /** A list, of which a short form takes the first only. */
  some<Item>(list: readonly Item[]): readonly Item[]
  progress(text: string): void
  promise(goal: string, figure: string, holds: boolean): void
  /** A promise about a time, which a short form does not measure. */
  within(goal: string, milliseconds: number, most: number): void
}

type Settings = {
  name: string
  seed: number
  length: number
  print: (line: string) => void
  outcomes: Outcome[]
}

export function createRun({ name, seed, length, print, outcomes }: Settings): Run {
  const promise: Run['promise'] = (goal, figure, holds) => void outcomes.push({ name, goal, figure, holds })
  return {
    random: (purpose) => randomFrom([...purpose].reduce((hash, one) => hash * 31 + one.charCodeAt(0), seed)),
    scaled: (full, least = 1) => Math.max(least, Math.round(full * length)),
    atOnce: (full, least) => (isShort(length) ? least : full),
    some: (list) => (isShort(length) ? list.slice(0, 1) : list),
    progress: (text) => print(`… ${name}: ${text}`),
    promise,
    within: (goal, milliseconds, most) => {
      if (isShort(length)) return
      const figure = most < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`
      promise(goal, figure, milliseconds <= most)
    },
  }
}

export const toLine = ({ name, goal, figure, holds }: Outcome) =>
  [name, goal, figure, holds ? 'holds' : 'fails'].join(' · ')
