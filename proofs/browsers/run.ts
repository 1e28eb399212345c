import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../../e2e/support/product.ts'
import type { Browser } from './driver.ts'
import { findBrowsers } from './installed.ts'
import type { Journey } from './journey.ts'
import { JOURNEYS } from './journeys.ts'
import { Page } from './page.ts'

/** Clean-up functions, the last first. */
const ending: (() => unknown)[] = []
const onExit = (stop: () => unknown) => ending.push(stop)

let ended: Promise<void> | undefined

/** Waits for what is still starting, and stops it too. */
function owned<Started>(starting: Promise<Started>, stop: (started: Started) => unknown): Promise<Started> {
  onExit(async () => stop(await starting))
  return starting
}

/** Runs the main journeys in every browser of this machine; returns whether all of them passed. */
export async function runJourneys(only: readonly string[]): Promise<boolean> {
  const end = () => {
    // A signal may arrive twice: at the process group, and forwarded by the parent.
    ended ??= endAll().finally(() => process.exit(1))
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, end)
  try {
    return await walkAll(only)
  } finally {
    await endAll()
  }
}

async function walkAll(only: readonly string[]): Promise<boolean> {
  const { browsers, missing } = await findBrowsers(onExit)
  const wanted = browsers.filter(({ name }) => only.length === 0 || only.some((part) => contains(name, part)))
  if (wanted.length === 0)
    throw new Error(`No browser is called ${only.join(' or ')}: ${browsers.map(({ name }) => name)}`)
  for (const { name } of wanted) print(`Found: ${name}`)
  for (const name of missing) print(`Not installed, left out: ${name}`)

  const seed = temporaryFolder()
  await owned(startProduct({ dataDir: seed }), ({ stop }) => stop()).then(({ stop }) => stop())

  const results: [name: string, failures: string[]][] = []
  for (const browser of wanted) results.push([browser.name, await walkIn(browser, seed)])
  for (const [name, failures] of results) {
    console.log(`${name} · ${failures.length === 0 ? 'passed' : `failed: ${failures.join('; ')}`}`)
  }
  return results.every(([, failures]) => failures.length === 0)
}

/** The failed journeys, each with data of its own. */
async function walkIn(browser: Browser, seed: string): Promise<string[]> {
  const failures: string[] = []
  for (const journey of JOURNEYS) {
    if (ended) break
    print(`${browser.name}: ${journey.name}`)
    const failure = await walk(browser, journey, seed)
    if (failure) failures.push(`${journey.name}, ${failure}`)
  }
  return failures
}

async function walk(browser: Browser, { steps }: Journey, seed: string): Promise<string | undefined> {
  const before = ending.length
  const dataDir = temporaryFolder()
  cpSync(seed, dataDir, { recursive: true })
  let doing = 'starts'
  try {
    const product = await owned(startProduct({ dataDir }), ({ stop }) => stop())
    const driver = await owned(browser.launch(), ({ close }) => close())
    for (const [title, run] of steps(await Page.over(driver, product.url), product)) {
      doing = title
      await run()
      console.log(`  ✓ ${title}`)
    }
    return undefined
  } catch (error) {
    console.log(`  ✗ ${doing}: ${(error as Error).message}`)
    return `at “${doing}”`
  } finally {
    await endAll(before)
  }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'luzzu-browsers-'))
  onExit(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function endAll(keep = 0): Promise<void> {
  for (const stop of ending.splice(keep).reverse()) {
    try {
      await stop()
    } catch {
      // A process that has ended or never started needs no clean-up.
    }
  }
}

const contains = (name: string, part: string) => name.toLowerCase().includes(part.toLowerCase())
const print = (text: string) => console.log(`› ${text}`)
