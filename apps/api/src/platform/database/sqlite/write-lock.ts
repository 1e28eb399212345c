/** A FIFO lock for the writers within one process. */
export class WriteLock {
  #last: Promise<void> = Promise.resolve()

  /** Resolves with the release function once the lock is acquired. */
  async acquire(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = deferred()
    this.#last = promise
    await before
    return resolve
  }
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
