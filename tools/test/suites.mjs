// `globSync` by the module: as a named import it would stop an older Node before that one makes way for the newer.
import fs, { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../workspace/processes.mjs'

/** The suites in the order in which they run; `needsBuild` ones drive the built product. Of `atOnce` projects each uses one core. */
export const SUITES = [
  { name: 'unit', title: 'Unit tests', target: 'test', exclude: '@luzzu/api', atOnce: 2 },
  { name: 'api', title: 'API on SQLite', target: 'test', projects: '@luzzu/api' },
  { name: 'postgres', title: 'API on PostgreSQL', target: 'test-postgres' },
  { name: 'stories', title: 'Every story in a browser: light, dark, right to left', target: 'stories' },
  {
    name: 'journeys',
    title: 'Journeys through the built product',
    target: 'journeys',
    projects: '@luzzu/e2e',
    needsBuild: true,
  },
]

const LONG_JOURNEYS = [
  ['screens', 'Long journeys: every screen'],
  ['pages', 'Long journeys: pages before and with their scripts'],
  ['faults', 'Long journeys: faults and offline'],
  ['releases', 'Long journeys: releases of areas'],
  ['commands', 'Long journeys: commands of the workspace'],
]

/** Suites that run by name, where a change affects their projects, and every night. */
export const LONG_SUITES = [
  {
    name: 'proofs',
    title: 'Proofs under races, crashes, faults and overload, in short',
    target: 'proofs',
    projects: 'verify',
    needsBuild: true,
  },
  ...LONG_JOURNEYS.map(([name, title]) => ({
    name,
    title,
    target: 'journeys',
    projects: `journeys-${name}`,
    needsBuild: true,
  })),
]

/** Where the projects of a suite leave their reports. */
export function reportsOf({ name, target, projects, exclude }) {
  if (name === 'stories') return [join(root, 'libs/ui/.report/stories.json')]
  if (name === 'journeys') return [join(root, 'e2e/.report/journeys.json')]
  if (target === 'journeys') return [join(root, `proofs/journeys/${name}/.report/journeys.json`)]
  const tested = ['apps/*', 'libs/*', 'libs/api-client/core', 'tools', 'proofs']
    .flatMap((pattern) => fs.globSync(`${pattern}/vitest.config.ts`, { cwd: root }))
    .map((file) => file.replace('/vitest.config.ts', ''))
  const folders = projects || target === 'test-postgres' ? ['apps/api'] : tested
  return folders
    .filter((folder) => !(exclude && folder === 'apps/api'))
    .map((folder) => join(root, folder, `.report/${target}.json`))
}

/**
 * The command that runs what somebody named: a file of tests, or the tests and stories of a project.
 * @returns {{ needsBuild: boolean, commands: [string, string[]][] } | undefined} nothing for an unknown name
 */
export function commandsFor(name) {
  if (/\.e2e\.ts$/.test(name)) {
    const folder = name.startsWith('proofs/') ? 'proofs/journeys' : 'e2e'
    const args = ['test', '--config', `${folder}/playwright.config.ts`, name]
    return { needsBuild: true, commands: [['playwright', args]] }
  }
  if (/\.stories\.tsx$/.test(name)) return { needsBuild: false, commands: [showStories(name)] }
  if (/\.test\.tsx?$/.test(name)) {
    const folder = name.split('/').slice(0, -1)
    while (folder.length > 0 && !existsSync(join(root, ...folder, 'vitest.config.ts'))) folder.pop()
    return {
      needsBuild: false,
      commands: [['vitest', ['run', '--root', folder.join('/'), join(root, name)]]],
    }
  }
  const project = [`apps/${name}`, `libs/${name}`].find((folder) => existsSync(join(root, folder)))
  if (!project) return undefined
  const hasStories = fs.globSync(`${project}/src/**/*.stories.tsx`, { cwd: root }).length > 0
  const unit = existsSync(join(root, project, 'vitest.config.ts'))
    ? [['npm', ['run', '--silent', 'test', '-w', `@luzzu/${name}`]]]
    : []
  return { needsBuild: false, commands: [...unit, ...(hasStories ? [showStories(project)] : [])] }
}

function showStories(path) {
  return ['vitest', ['run', '--root', 'libs/ui', '--project', 'stories', path]]
}
