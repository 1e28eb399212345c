import { createHash } from 'node:crypto'
import { NX_ENVIRONMENT } from '../workspace/nx.mjs'
import { run } from '../workspace/processes.mjs'
import { LONG_SUITES } from './suites.mjs'

/**
 * The long suites that a change since a commit affects, as Nx knows. Where the history does not reach back to it there
 * is nothing to compare with: then one of them, another one after each commit.
 */
export async function longSuitesSince(commit) {
  const base = await git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`)
  if (!base) return [inRotation(await git('rev-parse', 'HEAD'))]
  const { code, output } = await run('nx', ['show', 'projects', '--affected', `--base=${base}`], {
    env: NX_ENVIRONMENT,
    capture: true,
  })
  if (code !== 0) throw new Error(`Nx could not compare with ${commit}:\n${output}`)
  const affected = new Set(output.split('\n').map((line) => line.trim()))
  return LONG_SUITES.filter(({ projects }) => affected.has(projects))
}

function inRotation(head) {
  return LONG_SUITES[createHash('sha256').update(head).digest().readUInt8() % LONG_SUITES.length]
}

async function git(...args) {
  const { code, output } = await run('git', args, { capture: true })
  return code === 0 ? output.trim() : ''
}
