import { fileURLToPath } from 'node:url'
import type { BrowserContext } from '@playwright/test'
import { build, type Rollup } from 'vite'

const ENTRY = fileURLToPath(new URL('../session-tab/tab.tsx', import.meta.url))

/** URL of a page with a session only. */
export const SESSION_TAB = '/session-tab'

/** Serves that page on the product's origin, so that it shares storage and API. */
export async function serveSessionTab(context: BrowserContext): Promise<void> {
  const script = await buildScript()
  const html = '<!doctype html><div id="root"></div><script type="module" src="/session-tab.js"></script>'
  await context.route(`**${SESSION_TAB}`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  await context.route('**/session-tab.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
}

async function buildScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: ENTRY, output: { codeSplitting: false } },
    },
  })) as Rollup.RollupOutput
  return built.output[0].code
}
