import { buildProduct } from './workspace/build.mjs'
import { ensureInstalled } from './workspace/install.mjs'
import { run } from './workspace/processes.mjs'

await ensureInstalled({ toRun: true, tracing: Boolean(process.env.OTEL_EXPORTER_OTLP_ENDPOINT) })
await buildProduct()
const { code } = await run(process.execPath, ['--enable-source-maps', 'apps/api/dist/main.js'])
process.exit(code)
