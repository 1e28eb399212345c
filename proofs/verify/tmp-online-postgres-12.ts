import { print } from '../support/product'
import { runOnline } from './payments/online'
import { createRun, toLine, type Outcome } from './proof'
import { openRunFolder } from './run-folder'
const [engine = 'sqlite', seed = '1', length = '0.03', hooks = 'on'] = process.argv.slice(2)
openRunFolder()
const outcomes: Outcome[] = []
print(`engine ${engine} seed ${seed} length ${length} webhooks ${hooks}`)
const from = Date.now()
await runOnline(createRun({ name: 'payments', seed: Number(seed), length: Number(length), print, outcomes }), engine as 'sqlite', hooks === 'on')
for (const one of outcomes) print(toLine(one))
print(`${Math.round((Date.now() - from) / 1000)} s`)
process.exit(0)
