import { buildProduct } from '../tools/workspace/build.mjs'
import { ensureInstalled } from '../tools/workspace/install.mjs'
import { root, run } from '../tools/workspace/processes.mjs'
import { stop } from '../tools/workspace/steps.mjs'

const PROGRAMS = ['nginx', 'openssl']
const JOURNEYS = '--journeys'
const args = process.argv.slice(2)
const config = args.includes(JOURNEYS) ? 'journeys.config.ts' : 'playwright.config.ts'

await ensureInstalled()
for (const program of PROGRAMS) {
  const { code } = await run('sh', ['-c', `command -v ${program} || test -x /usr/sbin/${program}`], {
    capture: true,
  })
  if (code !== 0) stop(`${program} is not installed (on Debian: apt install ${PROGRAMS.join(' ')}).`)
}
await buildProduct()
const { code } = await run(
  'playwright',
  ['test', '--config', `proofs/deploy/${config}`, ...args.filter((arg) => arg !== JOURNEYS)],
  // Where Debian puts nginx, and what an ordinary user does not search.
  { env: { PATH: `${root}node_modules/.bin:${process.env.PATH}:/usr/sbin` } },
)
process.exit(code)
