import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A position in a file of the build. */
const POSITION = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g

const maps = new Map<string, SourceMap | undefined>()

/**
 * A stack trace with positions in the sources. The maps of the build are read for the first error: Node's own
 * `--enable-source-maps` would keep all of them in memory, 20 MB, for errors that hardly ever come.
 */
export function readableStack(stack: string): string {
  return stack.replaceAll(
    POSITION,
    (position, file: string, line: string, column: string) =>
      originOf(file, Number(line), Number(column)) ?? position,
  )
}

function originOf(file: string, line: number, column: number): string | undefined {
  const found = mapOf(file)?.findEntry(line - 1, column - 1)
  if (!found || !('originalSource' in found)) return undefined
  const path = relative(process.cwd(), fileURLToPath(new URL(found.originalSource, file)))
  return `${path}:${found.originalLine + 1}:${found.originalColumn + 1}`
}

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) {
    const path = `${fileURLToPath(file)}.map`
    maps.set(file, existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : undefined)
  }
  return maps.get(file)
}
