import { parseArgs } from 'node:util'
import { ensureInstalled } from './workspace/install.mjs'

// `--to-run` leaves out what only tests and development need; `--tracing` adds to that what exports traces.
const { values } = parseArgs({ options: { 'to-run': { type: 'boolean' }, tracing: { type: 'boolean' } } })
await ensureInstalled({ toRun: values['to-run'] || values.tracing, tracing: values.tracing })
