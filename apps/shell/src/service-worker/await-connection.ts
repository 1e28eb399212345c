import { connectionFound, isLastSeen } from '@luzzu/routing'

const PROBE_EVERY_MS = 10_000
const PROBE_TIMEOUT_MS = 5000

/** On a page that came from the cache, asks for the server until it answers: browsers know only their own network. */
export function awaitConnection(): void {
  if (!isLastSeen()) return
  const probing = new AbortController()
  const probe = async () => {
    if (!navigator.onLine || !(await isServerThere()) || !isLastSeen()) return
    probing.abort()
    clearInterval(timer)
    connectionFound()
  }
  const timer = setInterval(probe, PROBE_EVERY_MS)
  addEventListener('online', probe, { signal: probing.signal })
  void probe()
}

async function isServerThere(): Promise<boolean> {
  const request = fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })
  return request.then(
    ({ ok }) => ok,
    () => false,
  )
}
