import ipaddr from 'ipaddr.js'

/** The network prefix of one household or office, and for IPv6 the site around it. */
export type Network = { prefix: string; site: string | undefined }

export const HOUSEHOLD_BITS = 56
const SITE_BITS = 48

/** The network of an address: a /24 of IPv4, also if mapped to IPv6, else a /56 within a /48. */
export function networkOf(ip: string): Network {
  // Invalid addresses from a trusted proxy count as one network.
  if (!ipaddr.isValid(ip)) return { prefix: 'unknown', site: undefined }
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) {
    const { octets } = address
    return { prefix: `${octets.slice(0, 3).join('.')}.0/24`, site: undefined }
  }
  const prefix = (bits: number) => {
    // Without the zone id, which names a local interface.
    const plain = new ipaddr.IPv6(address.parts).toString()
    return `${ipaddr.IPv6.networkAddressFromCIDR(`${plain}/${bits}`).toString()}/${bits}`
  }
  return { prefix: prefix(HOUSEHOLD_BITS), site: prefix(SITE_BITS) }
}
