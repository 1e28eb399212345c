import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Line = { entry: string; version?: string; integrity?: string; contract?: number }

/** A manifest of remotes in a file of its own. */
export function manifestFile(): { path: string; write: (lines: Record<string, Line>) => void } {
  const path = join(mkdtempSync(join(tmpdir(), 'luzzu-manifest-')), 'remotes.json')
  return { path, write: (lines) => writeFileSync(path, JSON.stringify(lines)) }
}

/** The line of a manifest for a build that is served from a folder's URL. */
export function lineOf(folder: string, url: string): Line {
  const { entry, version, integrity, contract } = JSON.parse(readFileSync(join(folder, 'area.json'), 'utf8'))
  return { entry: `${url}/${entry}`, version, integrity, contract }
}
