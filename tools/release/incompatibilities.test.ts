import { expect, test } from 'vitest'
import type { AreaDescription, ShellDescription } from '../../libs/domain/src/contracts.ts'
import { findIncompatibilities } from './incompatibilities.ts'

const SHELL: ShellDescription = {
  name: 'shell',
  version: '1.0.0',
  contract: 1,
  shared: { react: '19.3.1', '@luzzu/routing': '0.1.4' },
  exports: { '@luzzu/routing': ['Link', 'useParams'] },
}
const AREA: AreaDescription = {
  name: 'admin',
  version: '1.1.0',
  contract: 1,
  entry: 'remoteEntry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  shared: { react: '^19.2.0', '@luzzu/routing': '^0.1.0' },
  imports: { '@luzzu/routing': ['Link'] },
  screens: [],
}

test('an area fits whose shared packages and exports the shell provides', () => {
  expect(findIncompatibilities(AREA, SHELL)).toEqual([])
})

test.each<[string, Partial<AreaDescription>, RegExp]>([
  ['another contract', { contract: 2 }, /contract 2.*contract 1/],
  ['a second React', { shared: { '@luzzu/routing': '^0.1.0' } }, /does not share react.*second copy/],
  ['another major version', { shared: { ...AREA.shared, react: '^18.3.0' } }, /react \^18\.3\.0.*19\.3\.1/],
  ['a newer version', { shared: { ...AREA.shared, react: '^19.4.0' } }, /react \^19\.4\.0.*19\.3\.1/],
  ['a package of its own', { shared: { ...AREA.shared, preact: '^10.0.0' } }, /preact.*does not provide/],
  ['a missing export', { imports: { '@luzzu/routing': ['Link', 'useBlocker'] } }, /useBlocker/],
])('an area with %s does not fit', (_fault, changes, reason) => {
  expect(findIncompatibilities({ ...AREA, ...changes }, SHELL)).toEqual([expect.stringMatching(reason)])
})
