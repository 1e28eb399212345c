/** Lets those who want to write in one process go one after the other, in the order in which they came. */
export class WriteLock {
  #last: Promise<void> = Promise.resolve()

  /** Resolves when it is the caller's turn, with the function that ends it. */
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
