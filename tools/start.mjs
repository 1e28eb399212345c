import { buildProduct } from './workspace/build.mjs'
import { ensureInstalled } from './workspace/install.mjs'
import { run } from './workspace/processes.mjs'

await ensureInstalled({ toRun: true, tracing: Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT) })
await buildProduct()
// One arena of malloc, which gives back what it has freed: each of a dozen threads would keep one of its own.
const GLIBC_TUNABLES = 'glibc.malloc.arena_max=1:glibc.malloc.trim_threshold=131072'
const { code } = await run(process.execPath, ['apps/api/dist/main.js'], { env: { GLIBC_TUNABLES } })
process.exit(code)
