import { buildProduct } from './workspace/build.mjs'
import { ensureInstalled } from './workspace/install.mjs'
import { run } from './workspace/processes.mjs'

await ensureInstalled({ toRun: true, tracing: Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT) })
await buildProduct()
// Two arenas of malloc: each of a dozen threads would get one of its own, and keep what it has freed there.
const { code } = await run(process.execPath, ['apps/api/dist/main.js'], { env: { MALLOC_ARENA_MAX: '2' } })
process.exit(code)
