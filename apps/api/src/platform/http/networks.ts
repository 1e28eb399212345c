import ipaddr from 'ipaddr.js'

/** The network prefix of one household or office, and for IPv6 the site around it. */
export type Network = { prefix: string; site: string | undefined }

export const NETWORK_PREFIX_BITS = 56
const SITE_BITS = 48

const CLIENT_PREFIX_BITS = 64

/** The network of one line: an IPv4 address, also if mapped to IPv6, else a /64. */
export function clientPrefixOf(ip: string): string {
  if (!ipaddr.isValid(ip)) return 'unknown'
  const address = ipaddr.process(ip)
  return address instanceof ipaddr.IPv4 ? address.toString() : prefixOf(address, CLIENT_PREFIX_BITS)
}

/** The network of an address: a /24 of IPv4, also if mapped to IPv6, else a /56 within a /48. */
export function networkOf(ip: string): Network {
  // Invalid addresses from a trusted proxy count as one network.
  if (!ipaddr.isValid(ip)) return { prefix: 'unknown', site: undefined }
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) {
    const { octets } = address
    return { prefix: `${octets.slice(0, 3).join('.')}.0/24`, site: undefined }
  }
  return { prefix: prefixOf(address, NETWORK_PREFIX_BITS), site: prefixOf(address, SITE_BITS) }
}

function prefixOf({ parts }: ipaddr.IPv6, bits: number): string {
  // Without the zone id, which names a local interface.
  const plain = new ipaddr.IPv6(parts).toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${bits}`).toString()}/${bits}`
}
