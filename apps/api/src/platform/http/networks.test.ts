import { expect, test } from 'vitest'
import { networkOf } from './networks'

test.each([
  ['203.0.113.7', '203.0.113.0/24', undefined],
  ['::ffff:203.0.113.7', '203.0.113.0/24', undefined],
  ['::ffff:cb00:7107', '203.0.113.0/24', undefined],
  ['2001:db8:1:2ff::1', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0200:0:0:0:1', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8::/56', '2001:db8::/48'],
  ['::1', '::/56', '::/48'],
  ['fe80::1%eth0', 'fe80::/56', 'fe80::/48'],
  ['no address', 'unknown', undefined],
  ['', 'unknown', undefined],
])('%s is in %s', (ip, prefix, site) => expect(networkOf(ip)).toEqual({ prefix, site }))
