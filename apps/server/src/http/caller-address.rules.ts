/** The eight groups of an IPv6 address, the last two of which may be written as IPv4. */
function groupsOf(address: string): number[] {
  const [bare = ''] = address.split('%')
  const words = bare.replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
  })
  const [head = '', tail] = words.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16))
}

/** An address as it is counted and compared: IPv4 also where it was written as IPv6. */
export function plainAddress(address: string): string {
  if (!address.includes(':')) return address
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped) return address
  const [high = 0, low = 0] = groups.slice(6)
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}

/** What limits and budgets are kept for: an IPv4 address, or the /64 that an IPv6 caller has for himself. */
export function callerNetwork(address: string): string {
  const plain = plainAddress(address)
  if (!plain.includes(':')) return plain
  const network = groupsOf(plain).slice(0, 4)
  return `${network.map((group) => group.toString(16)).join(':')}::/64`
}
