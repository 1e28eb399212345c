import { createInterface } from 'node:readline'
import { CommandError } from '../platform/errors/command-error'

const OPTION = '--password-stdin'

/**
 * Whether `--password-stdin` is given. A password in the arguments is refused, because it would be visible in the
 * process list and the shell history.
 */
export function takesPassword(options: readonly string[]): boolean {
  if (options.length === 0) return false
  if (options.length === 1 && options[0] === OPTION) return true
  throw new CommandError(
    `Passwords are not accepted as arguments. Omit it to generate one, or pass it on standard input with ${OPTION}.`,
  )
}

export async function readPasswordFromStdin(input: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input, terminal: false })) return line
  throw new CommandError('There is no password on standard input.')
}
