import { systemClock } from '../platform/clock'
import type { Config } from '../platform/config/config'
import { ConfigError } from '../platform/config/config'
import { readConfig } from '../platform/config/read-config'
import { openDatabase } from '../platform/database/open-database'
import type { OpenedDatabase } from '../platform/database/opened-database'
import { CommandError } from '../platform/errors/command-error'

/** Context of an operator command; results go to standard output. */
export type CommandContext = { config: Config; arguments: string[]; print: (line: string) => void }

/** Runs a command as the main program of the process. */
export function runCommand(command: (needs: CommandContext) => Promise<void>): void {
  const print = (line: string) => process.stdout.write(`${line}\n`)
  Promise.resolve()
    .then(() => command({ config: readConfig(process.env), arguments: process.argv.slice(2), print }))
    .catch((error: unknown) => {
      const isExpected = error instanceof CommandError || error instanceof ConfigError
      process.stderr.write(
        `${isExpected ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
      )
      process.exitCode = 1
    })
}

/** Opens the configured database while `work` runs. */
export async function withDatabase<Value>(
  config: Config,
  work: (database: OpenedDatabase) => Promise<Value>,
): Promise<Value> {
  const database = await openDatabase(config)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

export const now = () => systemClock.now()
