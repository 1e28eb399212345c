import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildStories, pictureStories } from './story-pictures.ts'

/** Path of the design system in the repository. */
const LIBRARY = 'libs/ui'

const OWN_SCOPE = '@luzzu'

/**
 * Checks a commit out into another folder, with the dependencies installed in the repository. Returns the folder of its
 * design system.
 */
async function checkOutWorktree(repository: string, commit: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const archive = execFileSync('git', ['archive', commit], { cwd: repository, maxBuffer: 2 ** 30 })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  await linkDependencies(join(repository, 'node_modules'), join(folder, 'node_modules'))
  await linkProjects(repository, folder)
  return join(folder, LIBRARY)
}

async function linkDependencies(installed: string, target: string): Promise<void> {
  await mkdir(join(target, OWN_SCOPE), { recursive: true })
  const names = readdirSync(installed).filter((name) => name !== OWN_SCOPE)
  await Promise.all(names.map((name) => symlink(join(installed, name), join(target, name))))
}

/** Links the commit's workspace packages and the dependencies that single projects have installed. */
async function linkProjects(repository: string, folder: string): Promise<void> {
  const projects = ['apps', 'libs', 'libs/api-client']
    .flatMap((group) => readdirSync(join(folder, group)).map((name) => join(group, name)))
    .filter((project) => existsSync(join(folder, project, 'package.json')))
  for (const project of projects) {
    const { name } = JSON.parse(readFileSync(join(folder, project, 'package.json'), 'utf8')) as {
      name: string
    }
    await symlink(join(folder, project), join(folder, 'node_modules', OWN_SCOPE, basename(name)))
    const own = join(repository, project, 'node_modules')
    if (existsSync(own)) await symlink(own, join(folder, project, 'node_modules'))
  }
}

const repository = fileURLToPath(new URL('../..', import.meta.url))

async function sameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([readFile(one), readFile(other)])
  return a.equals(b)
}

const [commit, only = ''] = process.argv.slice(2)
if (!commit) {
  process.stderr.write('Name the commit to compare with: npm run pictures -- main [part of a story id]\n')
  process.exit(2)
}

const work = await mkdtemp(join(tmpdir(), 'pictures-'))
const before = join(work, 'before')
const after = join(work, 'after')
const then = await pictureStories(
  buildStories(await checkOutWorktree(repository, commit, join(work, 'commit'))),
  before,
  only,
)
const now = await pictureStories(buildStories(join(repository, LIBRARY)), after, only)
await rm(join(work, 'commit'), { recursive: true, force: true })

const added = now.filter((name) => !then.includes(name))
const removed = then.filter((name) => !now.includes(name))
const changed: string[] = []
for (const name of now.filter((file) => then.includes(file))) {
  if (!(await sameFile(join(before, name), join(after, name)))) changed.push(name)
}

for (const name of changed) process.stdout.write(`differs  ${join(before, name)}  ${join(after, name)}\n`)
for (const name of added) process.stdout.write(`new      ${join(after, name)}\n`)
for (const name of removed) process.stdout.write(`gone     ${join(before, name)}\n`)
const summary = `${changed.length} differ, ${added.length} are new, ${removed.length} are gone, of ${now.length}.`
process.stdout.write(`${summary}\n`)
