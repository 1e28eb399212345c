import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { releaseChangelog, releaseVersion } from 'nx/release'
import { buildNameOf } from '../../libs/domain/src/index.ts'
import { listAreas } from '../federation/workspace-areas.ts'
import { pathFrom, readArguments, stop } from './arguments.ts'
import { pack } from './pack.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const STORYBOOK = 'ui'

const areas = listAreas().map((area) => buildNameOf(area.name))
const { positionals, options } = readArguments(['out'])
const [name = ''] = positionals
const names = ['shell', 'api', STORYBOOK, ...areas]
if (!names.includes(name))
  stop(`Usage: npm run release -- AREA [--out DIR], with AREA one of ${names.join(', ')}`)
const folder = name === STORYBOOK ? 'libs/ui' : `apps/${name}`

process.chdir(root)
Object.assign(process.env, { NX_DAEMON: 'false', NX_TUI: 'false' })
const project = `@luzzu/${name}`
const version = await nextVersion(project)
const releases = join(options.out ? pathFrom(options.out) : 'dist/releases', name)
if (name === STORYBOOK) pack('dist/storybook', releases, version)
else if (areas.includes(name)) pack(`${folder}/dist`, releases, version)
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
  const script = name === STORYBOOK ? 'build:storybook' : 'build'
  try {
    execFileSync('npm', ['run', '--silent', script, '-w', project], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } catch {
    git('checkout', '--', `${folder}/package.json`)
    stop(`${name} could not be built; nothing was released.`)
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim()
}
