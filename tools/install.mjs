import { parseArgs } from 'node:util'
import { ensureInstalled } from './workspace/install.mjs'

// `--to-run` leaves out what only tests and development need; `--tracing` adds to that what exports traces. `--to-prove`
// adds what only proofs need.
const { values } = parseArgs({
  options: { 'to-run': { type: 'boolean' }, tracing: { type: 'boolean' }, 'to-prove': { type: 'boolean' } },
})
await ensureInstalled({
  toRun: values['to-run'] || values.tracing,
  tracing: values.tracing,
  toProve: values['to-prove'],
})
