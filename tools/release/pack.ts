import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import semver from 'semver'

/** Open pages of earlier releases keep finding their files. */
const KEPT_RELEASES = 10

/** Puts a build into a folder named by its version, at once, and removes the oldest releases. */
export function pack(build: string, releases: string, version: string): void {
  const target = join(releases, version)
  const temporary = `${target}.tmp`
  rmSync(temporary, { recursive: true, force: true })
  mkdirSync(releases, { recursive: true })
  cpSync(build, temporary, { recursive: true, filter: (path) => !path.endsWith('.map') })
  if (existsSync(target)) rmSync(target, { recursive: true })
  renameSync(temporary, target)
  const versions = readdirSync(releases).filter((entry) => semver.valid(entry))
  for (const old of versions.toSorted(semver.rcompare).slice(KEPT_RELEASES))
    rmSync(join(releases, old), { recursive: true })
}
