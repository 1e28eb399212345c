import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const IMPORT = /from '(@luzzu\/[a-z-]+)/g

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => existsSync(`${root}${path}`))

const projects = files
  .filter((path) => /^(apps|libs|e2e).*package\.json$/.test(path))
  .map((path) => path.replace(/\/package\.json$/, ''))

type Manifest = { name: string; dependencies?: object; devDependencies?: object }

/** The innermost project that contains a file. */
const projectOf = (path: string) =>
  projects.filter((folder) => path.startsWith(`${folder}/`)).sort((a, b) => b.length - a.length)[0]

describe('dependencies between projects, which Nx reads from package.json', () => {
  test.each(projects)('of %s are declared', (folder) => {
    const { name, dependencies, devDependencies } = JSON.parse(
      readFileSync(`${root}${folder}/package.json`, 'utf8'),
    ) as Manifest
    const declared = new Set([name, ...Object.keys({ ...dependencies, ...devDependencies })])
    const imported = files
      .filter((path) => /\.tsx?$/.test(path) && projectOf(path) === folder)
      .flatMap((path) =>
        [...readFileSync(`${root}${path}`, 'utf8').matchAll(IMPORT)].map((match) => match[1] ?? ''),
      )
    expect([...new Set(imported)].filter((project) => !declared.has(project))).toEqual([])
  })
})
