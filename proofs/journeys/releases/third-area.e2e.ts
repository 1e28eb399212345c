import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { waitUntilHydrated } from '../../../e2e/support/hydration.ts'
import { manifestFile } from '../../../e2e/support/manifest-file.ts'
import { startProduct } from '../../../e2e/support/product.ts'
import { seededFolder } from '../../../e2e/support/seeded-folder.ts'
import { temporaryFolder } from '../../../e2e/support/temporary-folder.ts'
import { expect, test } from '../../../e2e/support/test.ts'
import { logIn } from '../../../e2e/support/users.ts'
import { commitAll, copyWorkspace, runIn } from '../../../e2e/support/workspace-copy.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const runFile = promisify(execFile)
const ENVIRONMENT = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' }
/** In the folder of an area, what checks it. */
const CHECKS = [
  ['biome', 'ci', '.'],
  ['tsc', '--noEmit'],
  ['vitest', 'run'],
  ['vite', 'build', '--logLevel', 'error', '--config', 'vite.standalone.config.ts'],
]

test('a generated area is checked, released and opened in the running product', async ({ browser }) => {
  test.setTimeout(600_000)
  const workspace = copyWorkspace()
  for (const args of [['crew'], ['harbour-office', '--prefix=/office', '--access=admin']])
    await runFile('npx', ['nx', 'g', '@luzzu/tools:area', ...args], { cwd: workspace, env: ENVIRONMENT })
  commitAll(workspace, 'feat: add two areas')
  const releases = temporaryFolder()
  const office = join(releases, 'harbour-office/0.1.0')
  for (const [command = '', ...args] of [...CHECKS, ['vite', 'build', '--outDir', office]])
    await runFile(join(root, 'node_modules/.bin', command), args, {
      cwd: join(workspace, 'apps/harbour-office'),
      env: { ...ENVIRONMENT, NODE_ENV: 'production' },
    })
  const manifest = manifestFile()
  manifest.write({})
  const environment = { REMOTES_URL: manifest.path, RELEASES_DIR: releases }
  const product = await startProduct({ dataDir: seededFolder(), environment })
  const page = await browser.newPage({ baseURL: product.url })
  await page.goto('/crew')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looking for something?')

  const rollOut = (area: string) =>
    runFile(
      'npm',
      [
        ...['run', '--silent', 'rollout', '--', area, '0.1.0'],
        ...['--manifest', manifest.path, '--base', product.url],
      ],
      { cwd: root },
    )
  runIn(workspace, 'npm', 'run', '--silent', 'release', '--', 'crew', '--out', releases)
  for (const area of ['crew', 'harbour-office']) await rollOut(area)
  expect(JSON.parse(readFileSync(manifest.path, 'utf8'))).toMatchObject({
    crew: { entry: '/remotes/crew/0.1.0/remoteEntry.js', version: '0.1.0', prefix: '/crew' },
    harbour_office: { prefix: '/office', access: 'admin' },
  })

  for (const address of ['/crew', '/office'])
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(200)
  const answer = await page.goto('/crew')
  expect(await answer?.text()).toContain('<title>Crew: Luzzu</title>')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crew')
  expect((await page.request.get('/crew/no-such-page')).status()).toBe(404)
  await page.goto('/crew/no-such-page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looking for something?')
  await page.getByRole('link', { name: 'Crew' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crew')

  await page.goto('/office')
  await expect(page).toHaveURL(product.url)
  await waitUntilHydrated(page)
  await logIn(page)
  await page.goto('/office')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour Office')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')

  await page.close()
  await product.stop()
})
