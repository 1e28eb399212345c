import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import packaged from '@sparticuz/chromium'
import { CHROMIUM_ARGUMENTS } from '../../tools/chromium.ts'
import type { Browser } from './driver.ts'
import { launchPuppeteer } from './puppeteer-driver.ts'
import { launchWebKit } from './webkit-driver.ts'

const LIBRARIES = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib']
const WEBKITS = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']

export type Installed = { browsers: Browser[]; missing: string[] }

/** The browsers of this machine, and those that are missing. */
export async function findBrowsers(onExit: (stop: () => void) => void): Promise<Installed> {
  const browsers: Browser[] = [await chromium('packaged Chromium', await packaged.executablePath())]
  const missing: string[] = []
  const add = (browser: Browser | undefined, name: string, needs: string) =>
    browser ? browsers.push(browser) : missing.push(`${name} (${needs})`)

  const system = onPath('chromium', 'chromium-browser', 'google-chrome')
  add(system ? await chromium('system Chromium', system) : undefined, 'system Chromium', 'chromium')
  const firefox = onPath('firefox-esr', 'firefox')
  add(firefox ? await gecko(firefox) : undefined, 'Firefox', 'firefox-esr or firefox')
  add(await webKit(onExit), 'WebKit', 'webkit2gtk-driver, and a display or xvfb')
  return { browsers, missing }
}

async function chromium(kind: string, executablePath: string): Promise<Browser> {
  return {
    name: `${kind}, ${await versionOf(executablePath)}`,
    launch: () => launchPuppeteer({ browser: 'chrome', executablePath, args: CHROMIUM_ARGUMENTS }),
  }
}

async function gecko(executablePath: string): Promise<Browser> {
  return {
    name: await versionOf(executablePath),
    launch: () => launchPuppeteer({ browser: 'firefox', executablePath }),
  }
}

async function webKit(onExit: (stop: () => void) => void): Promise<Browser | undefined> {
  const driver = onPath('WebKitWebDriver')
  const browser = LIBRARIES.flatMap((folder) =>
    WEBKITS.map((name) => join(folder, name, 'MiniBrowser')),
  ).find(existsSync)
  const display = driver && browser ? (process.env.DISPLAY ?? (await startDisplay(onExit))) : undefined
  if (!driver || !browser || !display) return undefined
  return {
    name: await versionOf(browser, { DISPLAY: display }),
    launch: () => launchWebKit({ driver, browser, display }),
  }
}

/** WebKitGTK has no headless mode; Xvfb provides a virtual display. */
async function startDisplay(onExit: (stop: () => void) => void): Promise<string | undefined> {
  const program = onPath('Xvfb')
  if (!program) return undefined
  const options = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']
  const server = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'] })
  onExit(() => server.kill())
  const started = await Promise.race([
    once(server.stdout, 'data'),
    once(server, 'exit').then(() => undefined),
  ])
  return started && `:${String(started[0]).trim()}`
}

function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

async function versionOf(program: string, environment: Record<string, string> = {}): Promise<string> {
  const child = spawn(program, ['--version'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return (await text(child.stdout)).trim().split('\n').at(-1) ?? ''
}
