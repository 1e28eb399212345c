import { readFileSync } from 'node:fs'
import { load } from './load'

const SECONDS = 2
const CONNECTIONS = 16
/** Clock ticks of `/proc` in a second. */
const TICKS = 100

export type Headers = Record<string, string>
/** A request, and the process that answers it. */
export type Target = { pid: number | undefined; url: string; headers: Headers }

/**
 * Responses per second of the server's processor time, in turns, by name and round. Where the system does not tell that
 * time (other than Linux), per second.
 */
export async function measureRates(
  targets: ReadonlyMap<string, Target>,
  rounds: number,
): Promise<Map<string, number[]>> {
  const rates = new Map<string, number[]>()
  // The round before the first one only warms the compiler up.
  for (let round = -1; round < rounds; round += 1) {
    for (const [name, { pid, url, headers }] of targets) {
      const from = processorSeconds(pid)
      const responses = await load({ url, headers, connections: CONNECTIONS, seconds: SECONDS })
      const spent = processorSeconds(pid) - from || SECONDS
      if (round >= 0) rates.set(name, [...(rates.get(name) ?? []), responses / spent])
    }
  }
  return rates
}

/** What a process has used of a processor until now; nothing where the system does not tell. */
export function processorSeconds(pid: number | undefined): number {
  try {
    // The name in parentheses may hold spaces; user and system time are the 12th and 13th field after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / TICKS
  } catch {
    return 0
  }
}
