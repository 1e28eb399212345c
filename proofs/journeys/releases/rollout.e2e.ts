import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { NEXT_ADMIN_BUILD } from '../../../e2e/support/build-next-areas.ts'
import { manifestFile } from '../../../e2e/support/manifest-file.ts'
import { type Product, startProduct } from '../../../e2e/support/product.ts'
import { seededFolder } from '../../../e2e/support/seeded-folder.ts'
import { serveFolder } from '../../../e2e/support/static-site.ts'
import { temporaryFolder } from '../../../e2e/support/temporary-folder.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { logIn } from '../../../e2e/support/users.ts'
import { commitAll, copyWorkspace, runIn } from '../../../e2e/support/workspace-copy.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const OTHER_BUILDS = ['apps/shell/dist', 'apps/public-site/dist', 'apps/admin/dist', 'apps/api/dist']

/** Runs an operator's command as one does. */
function run(command: string, ...args: string[]): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', command, '--', ...args], { cwd: root }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(join(entry.parentPath, entry.name)))
  return hash.digest('hex')
}

/** The names of styled components in a build, which are those of their sources in whatever folder it was made. */
function styleNames(assets: string): Set<string> {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  return new Set(
    scripts.flatMap((name) => readFileSync(join(assets, name), 'utf8').match(/\bsc-[\w-]{5}-\d+/g) ?? []),
  )
}

const report = (line: string) => process.stdout.write(`${line}\n`)
const secondsSince = (from: number) => ((Date.now() - from) / 1000).toFixed(1)

async function untilLive(product: Product, manifest: string, version: string): Promise<void> {
  await expect(async () => {
    const remotes = await (await fetch(`${product.url}/remotes.json`)).json()
    expect(remotes.admin.version).toBe(version)
  }).toPass({ intervals: [100] })
  report(`Seconds from the manifest to live: ${secondsSince(statSync(manifest).mtimeMs)} (goal 5)`)
}

const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('a release of the admin goes live beside the one before, and back', async ({ browser }) => {
  test.setTimeout(600_000)
  const workspace = copyWorkspace()
  const releases = join(workspace, 'dist/releases')
  const release = () => runIn(workspace, 'npm', 'run', '--silent', 'release', '--', 'admin')
  const buildsBefore = hashOf(OTHER_BUILDS)
  expect(release()).toContain('admin 0.1.0 is released')
  const names = styleNames(join(root, 'apps/admin/dist/assets'))
  expect(names.size).toBeGreaterThan(100)
  expect(styleNames(join(releases, 'admin/0.1.0/assets'))).toEqual(names)
  const copy = join(workspace, 'apps/admin/src/screens/dashboard/dashboard.copy.ts')
  writeFileSync(copy, readFileSync(copy, 'utf8').replace("title: 'Dashboard'", "title: 'Overview'"))
  commitAll(workspace, 'feat(admin): call the dashboard an overview')
  expect(release()).toContain('admin 0.2.0 is released')
  expect(readdirSync(join(releases, 'admin')).toSorted()).toEqual(['0.1.0', '0.2.0'])
  expect(runIn(workspace, 'git', 'tag')).toContain('@luzzu/admin@0.2.0')
  expect(readFileSync(join(workspace, 'apps/admin/CHANGELOG.md'), 'utf8')).toContain(
    'call the dashboard an overview',
  )

  const host = await serveFolder(releases)
  const manifest = manifestFile()
  manifest.write({})
  const product = await startProduct({
    dataDir: seededFolder(),
    environment: { REMOTES_URL: manifest.path },
  })
  const rollOut = (version: string) =>
    run(
      'rollout',
      'admin',
      `${host.url}/admin/${version}/area.json`,
      '--manifest',
      manifest.path,
      '--base',
      product.url,
    )
  const rollBack = () => run('rollback', 'admin', '--manifest', manifest.path)

  expect(await rollOut('0.1.0')).toMatchObject({ status: 0 })
  await untilLive(product, manifest.path, '0.1.0')
  const page = await browser.newPage({ baseURL: product.url })
  await logIn(page)
  await page.goto('/admin')
  await expect(title(page)).toHaveText('Dashboard')

  const startedAt = Date.now()
  expect(await rollOut('0.2.0')).toMatchObject({ status: 0 })
  await untilLive(product, manifest.path, '0.2.0')
  report(`Seconds from the rollout command to live: ${secondsSince(startedAt)}`)
  await page.getByRole('link', { name: 'Customers', exact: true }).click()
  await expect(title(page)).toHaveText('Customers')
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(title(page)).toHaveText('Dashboard')
  const ofTheFirst: string[] = []
  page.on('request', (request) => request.url().includes('/admin/0.1.0/') && ofTheFirst.push(request.url()))
  await page.reload()
  await expect(title(page)).toHaveText('Overview')
  expect(ofTheFirst).toEqual([])

  const rolledBackAt = Date.now()
  expect(await rollBack()).toMatchObject({ status: 0 })
  await untilLive(product, manifest.path, '0.1.0')
  report(`Seconds from the rollback command to live: ${secondsSince(rolledBackAt)}`)
  await page.reload()
  await expect(title(page)).toHaveText('Dashboard')

  const before = readFileSync(manifest.path, 'utf8')
  expect((await rollBack()).status).toBe(1)
  expect(readFileSync(manifest.path, 'utf8')).toBe(before)
  expect(hashOf(OTHER_BUILDS)).toBe(buildsBefore)
  await page.close()
  await product.stop()
  host.stop()
})

test('a rollout takes what the product serves, and refuses what would not run', async ({ browser }) => {
  const releases = temporaryFolder()
  const add = (version: string, changes: object = {}) => {
    const folder = join(releases, 'admin', version)
    cpSync(NEXT_ADMIN_BUILD, folder, { recursive: true })
    const file = join(folder, 'area.json')
    const description = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...description, version, ...changes }))
    return { folder, shared: description.shared as Record<string, string> }
  }
  const { shared } = add('1.0.0')
  const { react: _, ...withoutReact } = shared
  const FAULTS = {
    '2.0.0': { contract: 2 },
    '2.0.1': { shared: { ...shared, react: '^18.0.0' } },
    '2.0.2': { shared: withoutReact },
    '2.0.3': { imports: { '@luzzu/routing': ['useSomethingNew'] } },
    '2.0.4': { name: 'public-site' },
    '2.0.5': { integrity: 'none' },
  }
  for (const [version, changes] of Object.entries(FAULTS)) add(version, changes)
  appendFileSync(join(add('2.0.6').folder, 'remoteEntry.js'), '\n// altered\n')

  const manifest = manifestFile()
  manifest.write({})
  const product = await startProduct({
    dataDir: seededFolder(),
    environment: { REMOTES_URL: manifest.path, RELEASES_DIR: releases },
  })
  const rollOut = (version: string) =>
    run('rollout', 'admin', version, '--manifest', manifest.path, '--base', product.url)

  expect(await rollOut('1.0.0')).toMatchObject({ status: 0 })
  await untilLive(product, manifest.path, '1.0.0')
  const page = await browser.newPage({ baseURL: product.url })
  await logIn(page)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'The next admin' })).toBeVisible()

  const before = readFileSync(manifest.path, 'utf8')
  expect(JSON.parse(before).admin).toMatchObject({
    entry: '/remotes/admin/1.0.0/remoteEntry.js',
    version: '1.0.0',
    contract: 1,
  })
  for (const version of [...Object.keys(FAULTS), '2.0.6', '3.0.0', 'nonsense']) {
    const { status, output } = await rollOut(version)
    expect([version, status, output]).toEqual([version, 1, expect.stringContaining('nothing has changed')])
  }
  expect(readFileSync(manifest.path, 'utf8')).toBe(before)
  await page.close()
  await product.stop()
})
