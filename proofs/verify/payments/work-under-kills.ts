import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../../apps/api/src/platform/database/schema'
import { type Engine, type Server, type Store, startServer } from '../../support/product'
import type { Run } from '../proof'
import { countAboveUnits } from './desk-consistency'

/** SQLite has one process, PostgreSQL two. */
export const PROCESSES: Record<Engine, number> = { sqlite: 1, postgres: 2 }
export const CLIENTS = 6
const OPERATIONS = 10_000
const KILLS = 200
/** Clients wait for kills that are so many behind. */
const KILLS_BEHIND = 2
/** How often a long run says how far it is. */
const KILLS_SHOWN = 20

/** Back for cancellations of both runs, in percent with a fraction. */
export const REFUND_TIERS = [
  { hours_before: 24, percent: 33.33 },
  { hours_before: 96, percent: 100 },
]

export type Load = { operations: number; kills: number }

/** How much a run does, and a short form of it at least. */
export const scaledLoad = (run: Run, leastOperations: number): Load => ({
  operations: run.scaled(OPERATIONS, leastOperations),
  kills: run.scaled(KILLS, 3),
})

type Work = Load & {
  store: Store
  /** Those that are killed and started again, at the same ports. */
  servers: Server[]
  db: Db
  random: () => number
  /** One operation, by its number from 1. */
  operate: (turn: number) => Promise<unknown>
  progress: (text: string) => void
}

/**
 * Clients operate while processes are killed, one after the other and evenly spread. Returns how many places had more than
 * their units after a kill or at the end.
 */
export async function workUnderKills({
  store,
  servers,
  db,
  random,
  operations,
  kills,
  ...work
}: Work): Promise<number> {
  const every = operations / (kills + 1)
  let [begun, killed, above] = [0, 0, 0]
  const operateAll = async () => {
    while (begun < operations) {
      begun += 1
      await work.operate(begun)
      while (killed < kills && begun > (killed + KILLS_BEHIND) * every) await pause(20)
    }
  }
  const killAll = async () => {
    for (; killed < kills; killed += 1) {
      while (begun < (killed + 1) * every) await pause(10)
      const at = Math.floor(random() * servers.length)
      const victim = servers[at] as Server
      await victim.stop('SIGKILL')
      above += await countAboveUnits(db)
      servers[at] = await startServer(store, { port: Number(new URL(victim.url).port) })
      if ((killed + 1) % KILLS_SHOWN === 0) work.progress(`${killed + 1} kills, ${begun} operations`)
    }
  }
  await Promise.all([killAll(), ...Array.from({ length: CLIENTS }, operateAll)])
  return above + (await countAboveUnits(db))
}
