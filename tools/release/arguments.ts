import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ReleaseError } from './release-error.ts'

const IS_BUILD = /^[a-z][a-z\d-]*$/

/** The name in the manifest of an area given by the name of its build. */
export function areaNamed(build: string | undefined): string {
  if (build && IS_BUILD.test(build)) return build.replaceAll('-', '_')
  return stop('Which area? The name of its build, such as public-site or admin.')
}

/** The address of a live product, by default the one on this machine. */
export function productAddress(base = `http://127.0.0.1:${process.env.PORT ?? 3000}`): string {
  if (URL.canParse(base) && /^https?:$/.test(new URL(base).protocol)) return base
  return stop(`${base} is no address of a product, such as https://boats.example.com.`)
}

/** The arguments of a command; unknown options end it. */
export function readArguments<Name extends string>(names: readonly Name[]) {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    return { positionals, options: values as Partial<Record<Name, string>> }
  } catch (error) {
    return stop((error as Error).message)
  }
}

/** A path as seen from the folder in which npm was started. */
export function pathFrom(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}

/** Runs a command, which ends with a sentence where it is refused. */
export async function attempt(failure: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    stop(`${failure}; nothing has changed.\n${error.message}`)
  }
}

/** Ends the command with a sentence. */
export function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
