import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

const IS_BUILD = /^[a-z][a-z\d-]*$/

/** The name in the manifest of an area given by the name of its build. */
export function areaNamed(build: string | undefined): string {
  if (build && IS_BUILD.test(build)) return build.replaceAll('-', '_')
  return stop('Which area? The name of its build, such as public-site or admin.')
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

/** Ends the command with a sentence. */
export function stop(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
