import { buildProduct } from './workspace/build.mjs'
import { ensureInstalled } from './workspace/install.mjs'
import { run } from './workspace/processes.mjs'
import { stop } from './workspace/steps.mjs'

/** What is measured, by the name under which it can be asked for alone: `npm run bench -- pages`. */
const BENCHES = {
  weight: ['Weight of the home page, first visit on a phone', 'tsx', ['e2e/bench/budgets.ts']],
  pages: [
    'Pages on a throttled phone, as ratios to the same pages without scripts',
    'tsx',
    ['e2e/bench/pages.ts'],
  ],
  builds: ['Builds and development, in seconds', 'tsx', ['e2e/bench/builds.ts']],
  peers: [
    'The list beside other products, per second of processor time',
    'npm',
    ['run', '--silent', 'bench:peers', '-w', '@luzzu/api'],
  ],
  api: ['API, as ratios to a Fastify hello world', 'npm', ['run', '--silent', 'bench', '-w', '@luzzu/api']],
}

const names = process.argv.slice(2)
const unknown = names.find((name) => !(name in BENCHES))
if (unknown) stop(`There is no bench ${unknown}; there are ${Object.keys(BENCHES).join(', ')}.`)

await ensureInstalled()
await buildProduct()
let failed = 0
// The last one has the reads in it.
for (const name of names.length > 0 ? names : ['weight', 'pages', 'builds', 'api']) {
  const [title, command, args] = BENCHES[name]
  console.log(title)
  if ((await run(command, args)).code !== 0) failed += 1
}
process.exit(failed > 0 ? 1 : 0)
