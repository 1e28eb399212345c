import pg from 'pg'
import type { Freshness } from '../freshness'

const CHANNEL = 'catalogue'
const RECONNECT_MS = 1000

/** Hears from PostgreSQL when any process changes the catalogue; while it cannot hear, nothing counts as fresh. */
export function listenForChanges(url: string): { freshness: Freshness; stop: () => Promise<void> } {
  let revision = 1
  let client: pg.Client | undefined
  let isStopped = false
  let reconnecting: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('error', lose)
    next.on('end', lose)
    next.on('notification', () => {
      revision += 1
    })
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
    revision += 1
    client = next
  }

  function lose(): void {
    client = undefined
    if (isStopped || reconnecting) return
    reconnecting = setTimeout(() => {
      reconnecting = undefined
      connect().catch(lose)
    }, RECONNECT_MS).unref()
  }

  const connected = connect().catch(lose)
  return {
    freshness: {
      revision: () => (client ? revision : undefined),
      changed: () => {
        revision += 1
      },
    },
    stop: async () => {
      isStopped = true
      clearTimeout(reconnecting)
      await connected
      await client?.end()
    },
  }
}
