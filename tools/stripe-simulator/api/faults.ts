/**
 * What goes wrong with a call. Without `-after` the call does nothing; with it, it does all, and only the answer is lost.
 * A stored error is repeated to who sends the same idempotency key.
 */
export const FAULT_KINDS = [
  'timeout',
  'timeout-after',
  'reset',
  'reset-after',
  'error-500',
  'error-500-after',
  'error-503',
  'rate-limit',
  'slow',
  'capture-failed',
  'capture-refused',
  'refund-pending',
  'refund-pending-then-failed',
  'refund-failed-later',
  'refund-failed',
] as const
export type FaultKind = (typeof FAULT_KINDS)[number]

export type Fault = {
  /** The name of the call that it hits; `*` is any, `write` any that changes something. */
  operation: string
  kind: FaultKind
  /** How many calls it hits. */
  times: number
  /** Of `slow`. */
  delay_ms: number
}

/** Calls that are to go wrong, first those that were given first. */
export class Faults {
  #faults: Fault[] = []

  list = (): readonly Fault[] => this.#faults
  add = (fault: Fault): number => this.#faults.push(fault)
  clear(): void {
    this.#faults = []
  }

  /** The fault of a call, which counts as used. */
  take(operation: string, isWrite: boolean): Fault | undefined {
    const fault = this.#faults.find(
      (one) => one.operation === operation || one.operation === '*' || (one.operation === 'write' && isWrite),
    )
    if (!fault) return undefined
    fault.times -= 1
    if (fault.times <= 0) this.#faults = this.#faults.filter((one) => one !== fault)
    return fault
  }
}
