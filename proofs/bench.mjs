import { buildProduct } from '../tools/workspace/build.mjs'
import { ensureInstalled } from '../tools/workspace/install.mjs'
import { runTypeScript } from '../tools/workspace/processes.mjs'
import { stop } from '../tools/workspace/steps.mjs'

/** What is measured, by the name under which it can be asked for alone: `npm run bench -- pages`. */
const BENCHES = {
  weight: { title: 'Weight of the home page, first visit on a phone', programs: ['pages/budgets'] },
  pages: {
    title: 'Pages on a throttled phone, as ratios to the same pages without scripts',
    programs: ['pages/pages'],
  },
  booking: { title: 'From the home page to a booking, on a throttled phone', programs: ['pages/booking'] },
  builds: { title: 'Builds and development, in seconds', programs: ['builds'] },
  peers: { title: 'The list beside other products, per second of processor time', programs: ['api/peers'] },
  reads: { title: 'Reads of the API, as ratios to a Fastify hello world', programs: ['api/reads'] },
  resellers: {
    title: 'What resellers ask for, with five years of bookings',
    programs: ['api/resellers'],
  },
  documents: { title: 'Receipts as PDF', programs: ['api/documents'] },
  api: {
    title: 'API, as ratios to a Fastify hello world',
    programs: [
      'api/logins',
      'api/reads',
      'api/growth',
      'api/admin-bookings',
      'api/resellers',
      'api/documents',
    ],
  },
}
/** The last one has the reads and the resellers in it. */
const ALL = ['weight', 'pages', 'booking', 'builds', 'api']

const names = process.argv.slice(2)
const unknown = names.find((name) => !(name in BENCHES))
if (unknown) stop(`There is no bench ${unknown}; there are ${Object.keys(BENCHES).join(', ')}.`)

await ensureInstalled({ toProve: true })
await buildProduct()
let failed = 0
for (const name of names.length > 0 ? names : ALL) {
  const { title, programs } = BENCHES[name]
  console.log(title)
  for (const program of programs)
    if ((await runTypeScript(`proofs/bench/${program}.ts`)).code !== 0) failed += 1
}
process.exit(failed > 0 ? 1 : 0)
