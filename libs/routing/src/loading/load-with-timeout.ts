/** Timeout without a newly loaded script, so that a fallback appears within 8 seconds. */
export const LOAD_IDLE_TIMEOUT_MS = 6000

/**
 * Loads code that may be slow, but must not hang: a server that never responds would keep an `import()` pending for
 * ever.
 * @throws {Error} when no script has arrived for `LOAD_IDLE_TIMEOUT_MS`, or the error of `load`.
 */
export function loadWithTimeout<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  if (typeof PerformanceObserver === 'undefined') return load()
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => reject(new Error('The code did not arrive in time')), LOAD_IDLE_TIMEOUT_MS)
    }
    const arrivals = new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => isScript(name))) wait()
    })
    arrivals.observe({ type: 'resource' })
    wait()
    const end = () => {
      clearTimeout(timer)
      arrivals.disconnect()
    }
    load().then(resolve, reject).finally(end)
  })
}

const isScript = (address: string) => /\.js(?:[?#]|$)/.test(address)
