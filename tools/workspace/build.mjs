import { run } from './processes.mjs'
import { step, stop } from './steps.mjs'

/** Shell, API and every area. */
const PROJECTS = 'apps/*'
const ARGUMENTS = ['run-many', '-t', 'build', '-p', PROJECTS, '--output-style=static']

/** Plugins in processes of their own would take longer to start than all that Nx does here. */
export const NX_ENVIRONMENT = { NX_DAEMON: 'false', NX_TUI: 'false', NX_ISOLATE_PLUGINS: 'false' }

/** Builds the product; Nx restores unchanged projects from its cache. */
export async function buildProduct() {
  const built = await step('Building the product', async () => {
    const { code, output } = await run('nx', ARGUMENTS, {
      env: { ...NX_ENVIRONMENT, NODE_ENV: 'production', MFE_VITE_NO_TEST_ENV_CHECK: 'true' },
      capture: true,
    })
    return { ok: code === 0, output, note: cacheNote(output) }
  })
  if (!built) stop('The product could not be built; the output above says why.')
}

function cacheNote(output) {
  return /read the output from the cache instead of running the command for (\d+) out of \1/.test(output)
    ? 'nothing has changed'
    : undefined
}
