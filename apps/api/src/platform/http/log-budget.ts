import { MINUTE } from '../clock'

const LINES_PER_MINUTE = 60

/** Lets 60 lines a minute into the log, whoever causes them, and counts the others. */
export class LogBudget {
  #minute = 0
  #used = 0
  #dropped = 0

  /** How many lines were left out before this one; `undefined` where it is to be left out, too. */
  take(now: Date): number | undefined {
    const minute = Math.floor(now.getTime() / MINUTE)
    if (minute !== this.#minute) {
      this.#minute = minute
      this.#used = 0
    }
    if (this.#used >= LINES_PER_MINUTE) {
      this.#dropped += 1
      return undefined
    }
    this.#used += 1
    const dropped = this.#dropped
    this.#dropped = 0
    return dropped
  }
}
