const MINUTE_MS = 60_000

/** Lets a number of lines a minute into the log, whoever causes them, and counts the others. */
export class LogBudget {
  readonly #linesPerMinute: number
  #minute = 0
  #used = 0
  #dropped = 0

  constructor(linesPerMinute: number) {
    this.#linesPerMinute = linesPerMinute
  }

  /** How many lines were left out before this one; `undefined` where it is to be left out, too. */
  take(now: Date): number | undefined {
    const minute = Math.floor(now.getTime() / MINUTE_MS)
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#used = 0
    }
    if (this.#used >= this.#linesPerMinute) {
      this.#dropped += 1
      return undefined
    }
    this.#used += 1
    const dropped = this.#dropped
    this.#dropped = 0
    return dropped
  }
}
