import { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { CatalogueRevision } from '../catalogue-revision'

const CHANNEL = 'catalogue'
const POLL_INTERVAL_MS = 1000
const RESPONSE_TIMEOUT_MS = 2000
const RECONNECT_DELAY_MS = 500
const CLOSE_TIMEOUT_MS = 500

type Connection = { client: pg.Client; socket: Socket }

/**
 * Listens to PostgreSQL notifications about changes of the catalogue. It also polls the revision every second over the
 * same connection, which detects a dead peer; while disconnected, the revision is unknown.
 */
export function listenForChanges(url: string): {
  catalogueRevision: CatalogueRevision
  stop: () => Promise<void>
} {
  let revision = 1
  let isListening = false
  let stored: number | undefined
  const stopping = new AbortController()
  const { signal } = stopping
  const rest = (milliseconds: number) => delay(milliseconds, undefined, { signal, ref: false })

  function open(): Connection {
    const socket = new Socket()
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
      query_timeout: RESPONSE_TIMEOUT_MS,
      stream: () => socket,
    })
    const lose = () => {
      isListening = false
    }
    client.on('error', lose).on('end', lose)
    client.on('notification', () => {
      revision += 1
    })
    return { client, socket }
  }

  async function listen({ client }: Connection): Promise<void> {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    revision += 1
    while (!signal.aborted) {
      const { rows } = await client.query("select value from revision where name = 'catalogue'")
      const value: number | undefined = rows[0]?.value
      if (value !== stored) revision += 1
      stored = value
      isListening = true
      await rest(POLL_INTERVAL_MS)
    }
  }

  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      const connection = open()
      // After any failure it reconnects.
      await listen(connection).catch(() => {})
      isListening = false
      await close(connection)
      await rest(RECONNECT_DELAY_MS).catch(() => {})
    }
  }

  const listening = keepListening()
  return {
    catalogueRevision: {
      revision: () => (isListening ? revision : undefined),
      changed: () => {
        revision += 1
      },
    },
    stop: async () => {
      stopping.abort()
      await listening
    },
  }
}

/** Closes gracefully if the server responds, else forcibly. */
async function close({ client, socket }: Connection): Promise<void> {
  const timer = setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS)
  await client.end().catch(() => {})
  clearTimeout(timer)
  socket.destroy()
}
