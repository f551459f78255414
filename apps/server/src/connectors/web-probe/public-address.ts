import { BlockList, isIP } from 'node:net'

/** Networks that no page of the public stands in (IANA special-purpose registries). */
const CLOSED_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
const OPEN_V6 = ['2000::', 3] as const
/** Within them: documentation, and tunnels that end in an address of version 4. */
const CLOSED_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const closed = new BlockList()
for (const [net, length] of CLOSED_V4) closed.addSubnet(net, length, 'ipv4')
for (const [net, length] of CLOSED_V6) closed.addSubnet(net, length, 'ipv6')
const open = new BlockList()
open.addSubnet(...OPEN_V6, 'ipv6')

/** Whether a page of the public can stand at the address: not this machine, a network inside, or one for special purposes. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4')
  return isIP(address) === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}
