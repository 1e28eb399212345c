import { ensureInstalled } from './workspace/install.mjs'
import { NX_ENVIRONMENT } from './workspace/nx.mjs'
import { run } from './workspace/processes.mjs'
import { programStep } from './workspace/steps.mjs'

const STEPS = [
  ['Format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  ['Types', 'nx', ['run-many', '-t', 'typecheck', '--output-style=static']],
  [
    'Boundaries',
    'depcruise',
    ['apps', 'libs', 'e2e', 'proofs', 'tools', '--config', '.dependency-cruiser.cjs'],
  ],
  ['Dead code', 'knip', []],
]

await ensureInstalled({ toProve: true })
let failed = 0
for (const [title, command, args] of STEPS) {
  if (!(await programStep(title, command, args, NX_ENVIRONMENT))) failed += 1
}
// Builds the product, and prints the figures beside their limits.
if ((await run('node', ['proofs/bench.mjs', 'weight'])).code !== 0) failed += 1
process.exit(failed > 0 ? 1 : 0)
