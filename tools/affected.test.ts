import { createProjectGraphAsync } from '@nx/devkit'
import { filterAffected } from 'nx/src/project-graph/affected/affected-project-graph'
import { calculateFileChanges } from 'nx/src/project-graph/file-utils'
import { expect, test, vi } from 'vitest'

const WEB = ['admin', 'e2e', 'page', 'proofs', 'public-site', 'shell']

vi.stubEnv('NX_DAEMON', 'false')
vi.stubEnv('NX_ISOLATE_PLUGINS', 'false')
const graph = await createProjectGraphAsync()

test.each([
  ['apps/admin/src/routes.tsx', ['admin', 'e2e', 'proofs']],
  ['apps/public-site/src/routes.tsx', ['e2e', 'proofs', 'public-site']],
  ['apps/shell/src/main.tsx', ['e2e', 'proofs', 'shell']],
  ['apps/api/src/app.ts', ['api', 'e2e', 'proofs']],
  ['libs/ui/src/index.ts', [...WEB, 'ui']],
  ['libs/page/src/index.ts', WEB],
  ['libs/routing/src/index.ts', [...WEB, 'routing']],
  ['libs/api-client/src/index.ts', ['api-client', ...WEB]],
  ['libs/api-client/core/src/index.ts', ['api-client', 'api-core', ...WEB]],
  ['libs/domain/src/index.ts', ['api', 'api-client', 'api-core', 'domain', ...WEB]],
  ['tools/federation/shared.ts', ['admin', 'e2e', 'federation', 'proofs', 'public-site', 'shell']],
  ['e2e/support/product.ts', ['e2e', 'proofs']],
  ['proofs/verify/main.ts', ['proofs']],
  ['docs/operations.md', []],
])('CI builds and tests after a change of %s %j', async (file, projects) => {
  const { nodes } = await filterAffected(graph, calculateFileChanges([file]))
  const names = Object.keys(nodes).map((name) => name.replace('@luzzu/', ''))
  // The workspace's own tests read all of it.
  expect(names.toSorted()).toEqual([...projects, 'tools'].toSorted())
})
