import { ensureInstalled } from './workspace/install.mjs'
import { NX_ENVIRONMENT } from './workspace/nx.mjs'
import { root, run } from './workspace/processes.mjs'

/** Shell, API and every area. */
const PROJECTS = 'apps/*'

await ensureInstalled()
console.log('The product with hot reload: http://localhost:4200')
const { code } = await run(
  'nx',
  ['run-many', '-t', 'dev:product', '-p', PROJECTS, '--parallel=8', '--output-style=stream'],
  {
    env: {
      ...NX_ENVIRONMENT,
      // Nx starts each project in its own folder; the data folder is the one of `npm start`.
      DATA_DIR: process.env.DATA_DIR ?? `${root}data`,
    },
  },
)
process.exit(code)
