import ipaddr from 'ipaddr.js'

/** What routers reach of IPv6; everything else in it is of one network or of none. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')
/** For documentation and for protocols, beyond what the package knows. */
const SPECIAL = ['2001::/23', '2001:db8::/32', '3fff::/20'].map((range) => ipaddr.parseCIDR(range))
const NAT64 = ipaddr.parseCIDR('64:ff9b::/96')
const SIX_TO_FOUR = ipaddr.parseCIDR('2002::/16')

/** Whether an address is one host of the public internet, also where it holds an IPv4 address. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || text.includes('%')) return false
  const address = ipaddr.parse(text)
  return address instanceof ipaddr.IPv6 ? isPublicIpv6(address) : isPublicIpv4(address as ipaddr.IPv4)
}

const isPublicIpv4 = (address: ipaddr.IPv4) => address.range() === 'unicast'

function isPublicIpv6(address: ipaddr.IPv6): boolean {
  const bytes = address.toByteArray()
  if (address.isIPv4MappedAddress() || address.match(NAT64)) return isPublicIpv4(ipv4Of(bytes.slice(12)))
  if (address.match(SIX_TO_FOUR)) return isPublicIpv4(ipv4Of(bytes.slice(2, 6)))
  return (
    address.match(GLOBAL_UNICAST) &&
    address.range() === 'unicast' &&
    !SPECIAL.some((range) => address.match(range))
  )
}

const ipv4Of = (octets: number[]) => new ipaddr.IPv4(octets)
