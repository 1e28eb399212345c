import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { copyWorkspace } from '../../e2e/support/workspace-copy.ts'
import { chromiumLaunch } from '../../tools/chromium.ts'
import { PAGE_DEV_PORT } from '../../tools/federation/area.ts'
import { freePort } from '../../tools/test/free-port.ts'
import { atMost, type Goal, printGoals } from './goals.ts'

/** How long whoever works on the product waits: for builds, for a page and for a change of a component. */
const PRODUCT = ['@luzzu/shell', '@luzzu/public-site', '@luzzu/admin', '@luzzu/api']
const COMPONENT = 'apps/public-site/src/features/home/HomeHero.tsx'
const HEADING = 'HOME_COPY.headline'
const CHANGED = 'A changed heading'
const TIMEOUT_MS = 120_000
const PAGE = `http://localhost:${PAGE_DEV_PORT}`
const PICTURES = `${PAGE}/api/products?image=url`

const copy = copyWorkspace()
const environment = {
  ...process.env,
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  NODE_ENV: 'production',
  MFE_VITE_NO_TEST_ENV_CHECK: 'true',
}

async function timeBuild(projects: readonly string[], ...options: string[]): Promise<number> {
  const started = performance.now()
  const nx = join(copy, 'node_modules/.bin/nx')
  const build = spawn(nx, ['run-many', '-t', 'build', '-p', projects.join(), ...options], {
    cwd: copy,
    env: environment,
    stdio: 'ignore',
  })
  const [code] = await once(build, 'exit')
  if (code !== 0) throw new Error(`${projects} could not be built`)
  return performance.now() - started
}

/** Seconds from the start of the servers to a page; then `work` is done with it. */
async function timeStart(work: (page: Page) => Promise<void>): Promise<number> {
  const { NODE_ENV: _, ...env } = environment
  const { executablePath, args } = await chromiumLaunch()
  const browser = await chromium.launch({ executablePath, args })
  const page = await browser.newPage()
  const started = performance.now()
  const servers = spawn(process.execPath, ['tools/dev.mjs'], {
    cwd: copy,
    env: { ...env, PORT: String(await freePort()), DATA_DIR: join(copy, 'data') },
    stdio: 'ignore',
    detached: true,
  })
  try {
    await openWhenServed(page)
    const opened = performance.now() - started
    await work(page)
    return opened / 1000
  } finally {
    await browser.close()
    const ended = once(servers, 'exit')
    if (servers.pid) process.kill(-servers.pid, 'SIGTERM')
    await ended
  }
}

async function timeDevelopment(): Promise<Goal[]> {
  // The API draws the pictures of the sample catalogue, which it does once.
  const first = await timeStart((page) => waitUntilOk(page, () => page.request.get(PICTURES)))
  let changed = 0
  const later = await timeStart(async (page) => {
    const source = readFileSync(join(copy, COMPONENT), 'utf8')
    const saved = performance.now()
    writeFileSync(join(copy, COMPONENT), source.replace(`{${HEADING}}`, CHANGED))
    await page.getByRole('heading', { level: 1, name: CHANGED }).waitFor({ timeout: TIMEOUT_MS })
    changed = (performance.now() - saved) / 1000
  })
  return [
    atMost('development, from the very first start to a page', 10, first, ' s'),
    atMost('development, from a later start to a page', 10, later, ' s'),
    atMost('development, from a change to the page', 1, changed, ' s'),
  ]
}

async function openWhenServed(page: Page): Promise<void> {
  await waitUntilOk(page, () => page.goto(PAGE))
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: TIMEOUT_MS })
}

async function waitUntilOk(page: Page, request: () => Promise<{ ok: () => boolean } | null>): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS
  while (Date.now() < deadline) {
    const response = await request().catch(() => undefined)
    if (response?.ok()) return
    await page.waitForTimeout(100)
  }
  throw new Error('The development server did not answer')
}

const seconds = (milliseconds: number) => ({ seconds: Math.round(milliseconds / 100) / 10 })
const alone: [string, { seconds: number }][] = []
for (const project of PRODUCT)
  alone.push([`${project} alone`, seconds(await timeBuild([project], '--skip-nx-cache'))])
const cold = await timeBuild(PRODUCT)
const warm = await timeBuild(PRODUCT)
console.table({ ...Object.fromEntries(alone), cold: seconds(cold), 'nothing changed': seconds(warm) })
printGoals(await timeDevelopment())
rmSync(copy, { recursive: true, force: true })
