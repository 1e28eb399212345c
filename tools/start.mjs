import { spawn } from 'node:child_process'
import { buildProduct, ensureInstalled, root, say } from './workspace/install.mjs'

ensureInstalled()
buildProduct()
say('Starting')
const server = spawn(process.execPath, ['--enable-source-maps', 'apps/api/dist/main.js'], {
  cwd: root,
  stdio: 'inherit',
})
// The server stops gracefully; this process only passes the wish on and waits.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
