import { ensureInstalled } from './workspace/install.mjs'

await ensureInstalled()
