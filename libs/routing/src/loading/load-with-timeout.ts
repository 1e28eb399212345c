/** Timeout without a newly loaded script, so that a fallback appears within 8 seconds. */
const LOAD_IDLE_TIMEOUT_MS = 6000

/** At least this long for what could not be requested before. */
const MIN_WAIT_MS = 3000

/**
 * Loads code that may be slow, but must not hang: a server that never responds would keep an `import()` pending for
 * ever. What comes after all is told to `whenLate`.
 * @throws {Error} when no script has arrived for `LOAD_IDLE_TIMEOUT_MS`, or the error of `load`.
 */
export function loadWithTimeout<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  if (typeof PerformanceObserver === 'undefined') return load()
  return new Promise((resolve, reject) => {
    const loading = load()
    let timer: ReturnType<typeof setTimeout>
    const timeOut = () => reject(Object.assign(new Error('The code did not arrive in time'), { loading }))
    const wait = (milliseconds = LOAD_IDLE_TIMEOUT_MS) => {
      clearTimeout(timer)
      timer = setTimeout(timeOut, milliseconds)
    }
    const arrivals = new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => isScript(name))) wait()
    })
    arrivals.observe({ type: 'resource' })
    wait(Math.max(MIN_WAIT_MS, LOAD_IDLE_TIMEOUT_MS - waitedAlready()))
    const end = () => {
      clearTimeout(timer)
      arrivals.disconnect()
    }
    loading.then(resolve, reject).finally(end)
  })
}

/** Calls back when code that has timed out with this error arrives after all. */
export function whenLate<Loaded>(error: unknown, onArrival: (loaded: Loaded) => void): void {
  const { loading } = error as { loading?: Promise<Loaded> }
  loading?.then(onArrival, () => {})
}

/**
 * Milliseconds without a new script, on a page that came with its content and is not taken over yet: its files were
 * requested together with the scripts that have had to run since.
 */
function waitedAlready(): number {
  const [requested] = performance.getEntriesByName('scripts-requested')
  if (!requested || performance.getEntriesByName('page-hydrated').length > 0) return 0
  const scripts = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const arrivals = scripts.filter(({ name }) => isScript(name)).map(({ responseEnd }) => responseEnd)
  return performance.now() - Math.max(requested.startTime, ...arrivals)
}

const isScript = (address: string) => /\.[jt]sx?(?:[?#]|$)/.test(address)
