import { ensureInstalled, run, say } from './workspace/install.mjs'

ensureInstalled()
const STEPS = [
  ['Format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  ['Types', 'nx', ['run-many', '-t', 'typecheck', '--output-style=static']],
  ['Boundaries', 'depcruise', ['apps', 'libs', 'e2e', 'tools', '--config', '.dependency-cruiser.cjs']],
  ['Dead code', 'knip', []],
]

let failed = 0
for (const [title, command, args] of STEPS) {
  say(title)
  if (!run(command, args, { NX_DAEMON: 'false', NX_TUI: 'false' })) failed += 1
}
if (failed > 0) process.exit(1)
say('All checks passed')
