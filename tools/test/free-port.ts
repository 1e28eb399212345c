import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give to connections: none takes it between here and its use, which may be seconds later. */
const [FIRST, END] = [12_000, 32_000]

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (END - FIRST))
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port)
  try {
    await once(probe, 'listening')
  } catch {
    return false
  }
  await once(probe.close(), 'close')
  return true
}
