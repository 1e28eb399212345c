import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { releaseChangelog, releaseVersion } from 'nx/release'
import semver from 'semver'
import { pathFrom, readArguments, stop } from './arguments.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** What is packed of each; open pages of earlier releases keep finding their files. */
const PACKED: Record<string, string | undefined> = {
  'public-site': 'apps/public-site/dist',
  admin: 'apps/admin/dist',
  ui: 'dist/storybook',
}
const FOLDERS: Record<string, string> = {
  shell: 'apps/shell',
  'public-site': 'apps/public-site',
  admin: 'apps/admin',
  api: 'apps/api',
  ui: 'libs/ui',
}
const KEPT_RELEASES = 10

const { positionals, options } = readArguments(['out'])
const [name = ''] = positionals
const folder = FOLDERS[name]
if (!folder)
  stop('Usage: npm run release -- AREA [--out DIR], with AREA shell, public-site, admin, api or ui')

process.chdir(root)
Object.assign(process.env, { NX_DAEMON: 'false', NX_TUI: 'false' })
const project = `@luzzu/${name}`
const version = await nextVersion(project)
const packed = PACKED[name]
if (packed) pack(packed, join(options.out ? pathFrom(options.out) : 'dist/releases', name))
console.log(`${name} ${version} is released.`)

/** Raises the version by the commits since the last release, writes the changelog, commits and tags. */
async function nextVersion(project: string): Promise<string> {
  const isFirst = git('tag', '--list', `${project}@*`) === ''
  const { projectsVersionData } = await releaseVersion({
    projects: [project],
    firstRelease: isFirst,
    ...(isFirst && { specifier: currentVersion() }),
    gitCommit: false,
    gitTag: false,
  })
  const next = projectsVersionData[project]?.newVersion ?? (isFirst ? currentVersion() : undefined)
  if (!next) stop(`Nothing of ${name} has changed since its last release.`)
  build()
  await releaseChangelog({
    projects: [project],
    versionData: { [project]: { ...projectsVersionData[project], newVersion: next } } as never,
    firstRelease: isFirst,
    gitCommit: true,
    gitTag: true,
  })
  return next
}

function currentVersion(): string {
  return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).version
}

/** Builds with the version in package.json. A build that fails leaves the version as it was. */
function build(): void {
  const script = name === 'ui' ? 'build:storybook' : 'build'
  try {
    execFileSync('npm', ['run', '--silent', script, '-w', project], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } catch {
    git('checkout', '--', `${folder}/package.json`)
    stop(`${name} could not be built; nothing was released.`)
  }
}

/** Puts a build into a folder named by its version, at once, and removes the oldest releases. */
function pack(build: string, releases: string): void {
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

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}
