import { createProjectGraphAsync } from '@nx/devkit'
import { filterAffected } from 'nx/src/project-graph/affected/affected-project-graph'
import { calculateFileChanges } from 'nx/src/project-graph/file-utils'
import { expect, test, vi } from 'vitest'

const WEB = ['admin', 'e2e', 'page', 'proofs', 'public-site', 'shell']
/** The long journeys, by what they are about. */
const SCREENS = ['journeys-pages', 'journeys-screens']
const FRAME = ['journeys-faults', 'journeys-pages', 'journeys-releases']
const LONG = [...FRAME, 'journeys-screens']

vi.stubEnv('NX_DAEMON', 'false')
vi.stubEnv('NX_ISOLATE_PLUGINS', 'false')
const graph = await createProjectGraphAsync()

test.each([
  ['apps/admin/src/routes.tsx', ['admin', 'e2e', 'proofs', ...SCREENS]],
  ['apps/public-site/src/routes.tsx', ['e2e', 'proofs', 'public-site', ...SCREENS]],
  ['apps/shell/src/main.tsx', ['e2e', 'proofs', 'shell', ...FRAME]],
  ['apps/api/src/app.ts', ['api', 'e2e', 'proofs', 'verify']],
  ['apps/api/src/platform/web/serve-pages.ts', ['api', 'e2e', 'proofs', 'verify', ...LONG]],
  ['libs/ui/src/index.ts', [...WEB, 'ui', ...LONG]],
  ['libs/page/src/index.ts', [...WEB, ...LONG]],
  ['libs/routing/src/index.ts', [...WEB, 'routing', ...LONG]],
  ['libs/api-client/src/index.ts', ['api-client', ...WEB, ...LONG]],
  ['libs/api-client/core/src/index.ts', ['api-client', 'api-core', ...WEB, ...LONG]],
  ['libs/api-client/src/endpoints/faqs-api.ts', ['api', 'api-client', 'verify', ...WEB, ...LONG]],
  ['libs/domain/src/index.ts', ['api', 'api-client', 'api-core', 'domain', 'ui', 'verify', ...WEB, ...LONG]],
  [
    'tools/federation/shared.ts',
    ['admin', 'e2e', 'federation', 'journeys-commands', 'proofs', 'public-site', 'shell', ...LONG],
  ],
  ['tools/stripe-simulator/webhook-sender.ts', ['api', 'e2e', 'journeys-faults', 'proofs', 'verify']],
  ['tools/release/pack.ts', ['e2e', 'journeys-releases', 'proofs']],
  ['tools/workspace/build.mjs', ['e2e', 'journeys-commands', 'proofs', 'verify']],
  ['e2e/support/product.ts', ['e2e', 'journeys-commands', 'proofs', ...LONG]],
  ['e2e/booking.e2e.ts', ['e2e', 'proofs']],
  ['proofs/support/product.ts', ['proofs', 'verify']],
  ['proofs/verify/main.ts', ['journeys-commands', 'proofs', 'verify']],
  ['docs/operations.md', []],
])('CI builds and tests after a change of %s %j', async (file, projects) => {
  const { nodes } = await filterAffected(graph, calculateFileChanges([file]))
  const names = Object.keys(nodes).map((name) => name.replace('@luzzu/', ''))
  // The workspace's own tests read all of it.
  expect(names.toSorted()).toEqual([...projects, 'tools'].toSorted())
})
