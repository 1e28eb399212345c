import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkOutWorktree, LIBRARY } from './checkout-worktree.ts'
import { buildStories, pictureStories } from './story-pictures.ts'

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
