import { createInterface } from 'node:readline'
import { CommandError } from './run-command'

const OPTION = '--password-stdin'

/**
 * Whether a command is told to read a password from its standard input. Arguments stand in the list of processes
 * and in the shell's history, so a password among them is refused.
 */
export function takesPassword(options: readonly string[]): boolean {
  if (options.length === 0) return false
  if (options.length === 1 && options[0] === OPTION) return true
  throw new CommandError(
    `Passwords are not taken from the arguments. Leave it out to have one generated, or pass it on standard input with ${OPTION}.`,
  )
}

/** The first line of the input. */
export async function readPassword(input: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input, terminal: false })) return line
  throw new CommandError('There was no password on standard input.')
}
