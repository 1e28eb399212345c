import { systemClock } from '../platform/clock'
import type { Config } from '../platform/config/config'
import { ConfigError } from '../platform/config/config'
import { readConfig } from '../platform/config/read-config'
import { openDatabase } from '../platform/database/open'
import type { OpenDatabase } from '../platform/database/open-database'

/** What an operator's command works with; it says what it did on standard output. */
export type CommandNeeds = { config: Config; arguments: string[]; say: (line: string) => void }

/** Something that the operator can put right; shown without a stack. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Runs a command as the main program of its process. */
export function runCommand(command: (needs: CommandNeeds) => Promise<void>): void {
  const say = (line: string) => process.stdout.write(`${line}\n`)
  Promise.resolve()
    .then(() => command({ config: readConfig(process.env), arguments: process.argv.slice(2), say }))
    .catch((error: unknown) => {
      const isExpected = error instanceof CommandError || error instanceof ConfigError
      process.stderr.write(
        `${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
      )
      process.exitCode = 1
    })
}

/** Opens the database of the configuration for as long as `work` takes. */
export async function withDatabase<Value>(
  config: Config,
  work: (database: OpenDatabase) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase(config)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

export const now = () => systemClock.now()
