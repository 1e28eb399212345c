import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import extractConfiguration from 'dependency-cruiser/config-utl/extract-depcruise-config'
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const workspace = mkdtempSync(join(tmpdir(), 'boundaries-'))

/** One forbidden import per rule: the importing file, the import, the rule. */
const ATTEMPTS = [
  ['apps/public-site/src/a.ts', '../../admin/src/page', 'app-to-app'],
  ['apps/shell/src/b.ts', '../../public-site/src/page', 'app-to-app'],
  ['libs/ui/src/c.ts', '../../../apps/shell/src/page', 'lib-to-app'],
  ['libs/domain/src/d.ts', 'react', 'domain-is-pure'],
  ['libs/domain/src/e.ts', 'node:fs', 'domain-is-pure'],
  ['libs/ui/src/f.ts', '../../domain/src/page', 'ui-knows-no-product'],
  ['libs/ui/src/g.ts', '../../api-client/src/page', 'ui-knows-no-product'],
  ['libs/routing/src/h.ts', '../../ui/src/page', 'routing-is-a-facade'],
  ['libs/api-client/src/i.ts', '../../ui/src/page', 'client-has-no-ui'],
  ['apps/admin/src/j.ts', '@reduxjs/toolkit', 'redux-in-client-only'],
  ['apps/public-site/src/k.ts', 'react-router-dom', 'router-in-facade-only'],
  ['libs/api-client/src/endpoints/l-api.ts', '../../core/src/page', 'endpoints-use-the-core-by-name'],
  ['apps/api/src/m.ts', '../../../libs/ui/src/page', 'api-has-no-browser'],
  ['apps/api/src/n.ts', 'react', 'api-has-no-browser'],
  ['apps/shell/src/o.ts', 'kysely', 'browser-has-no-server'],
  ['apps/public-site/src/p.ts', '../../../libs/domain/src/contracts', 'browser-takes-contracts-as-types'],
  ['apps/admin/src/w.ts', '../../../libs/page/src/index', 'page-has-entry-points-by-audience'],
  ['apps/api/src/platform/q.ts', '../features/page', 'platform-below-features'],
  ['apps/api/src/platform/u.ts', '../auth/page', 'platform-below-features'],
  ['apps/api/src/auth/v.ts', '../features/page', 'auth-below-features'],
  ['apps/api/src/features/offer/ab.ts', '../bookings/page', 'no-upward-dependency'],
  ['apps/api/src/backups/ac.ts', '../commands/page', 'no-upward-dependency'],
  ['apps/api/src/platform/http/ad.ts', '../web/page', 'no-upward-dependency'],
  [
    'apps/api/src/platform/database/migrations/s.ts',
    '../../../../../../libs/domain/src/page',
    'migrations-are-frozen',
  ],
  ['apps/api/src/platform/database/migrations/t.ts', '../schema', 'migrations-are-frozen'],
  ['apps/public-site/src/features/one/r.ts', '../two/page', 'areas-features-apart'],
  ['apps/admin/src/screens/one/w.ts', '../two/page', 'areas-features-apart'],
  ['apps/admin/src/platform/x.ts', '../booking/page', 'admin-platform-alone'],
  ['apps/admin/src/platform/y.ts', '../screens/two/page', 'admin-platform-alone'],
  ['apps/admin/src/booking/z.ts', '../screens/two/page', 'admin-booking-below-screens'],
  ['apps/admin/src/screens/one/aa.ts', '../../layout/page', 'admin-screens-below-layout'],
] as const

const TARGETS = [
  ...['apps/admin', 'apps/public-site', 'apps/shell', 'libs/domain', 'libs/ui', 'libs/api-client'].map(
    (p) => `${p}/src/page.ts`,
  ),
  'libs/api-client/core/src/page.ts',
  'libs/domain/src/contracts.ts',
  'libs/page/src/index.ts',
  'apps/api/src/features/page.ts',
  'apps/api/src/auth/page.ts',
  ...['features/bookings', 'commands', 'platform/web'].map((layer) => `apps/api/src/${layer}/page.ts`),
  'apps/api/src/platform/database/schema.ts',
  'apps/public-site/src/features/two/page.ts',
  ...['screens/two', 'booking', 'layout'].map((layer) => `apps/admin/src/${layer}/page.ts`),
]

function write(path: string, text: string) {
  mkdirSync(dirname(join(workspace, path)), { recursive: true })
  writeFileSync(join(workspace, path), text)
}

async function findViolations(baseDir: string, folders: string[]) {
  const { forbidden = [], options } = await extractConfiguration(join(root, '.dependency-cruiser.cjs'))
  const { output } = await cruise(
    folders,
    { ...options, baseDir, validate: true, ruleSet: { forbidden } },
    undefined,
    { tsConfig: extractTSConfig(join(root, 'tsconfig.base.json')) },
  )
  return (output as ICruiseResult).summary
}

describe('the boundaries between projects', () => {
  let refused: string[]

  beforeAll(async () => {
    for (const path of TARGETS) write(path, 'export const page = 1\n')
    for (const [path, target] of ATTEMPTS) write(path, `import * as x from '${target}'\nexport const y = x\n`)
    cpSync(join(root, 'tsconfig.base.json'), join(workspace, 'tsconfig.base.json'))
    symlinkSync(join(root, 'node_modules'), join(workspace, 'node_modules'))
    const { violations } = await findViolations(workspace, ['apps', 'libs'])
    refused = violations.map(({ from, rule }) => `${from}: ${rule.name}`)
  })

  afterAll(() => rmSync(workspace, { recursive: true }))

  test.each(ATTEMPTS)('refuse an import of %s to %s', (path, _target, rule) => {
    expect(refused).toContain(`${path}: ${rule}`)
  })
})
