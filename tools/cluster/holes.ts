import { program } from './programs.ts'
import { runToEnd } from './processes.ts'

/** A machine as the firewall sees it: where it is reached, and the group of everything that runs on it. */
export interface Reachable {
  readonly address: string
  readonly gid: number
}

type Rule = readonly string[]

const dropped = ({ gid }: Reachable, address: string): Rule =>
  `OUTPUT -d ${address} -m owner --gid-owner ${gid} -j DROP`.split(' ')

/** Between two machines nothing passes either way. */
export const holeBetween = (one: Reachable, other: Reachable): Rule[] => [
  dropped(one, other.address),
  dropped(other, one.address),
]

/** A machine hears nobody and is heard by nobody. */
export const holeAround = (one: Reachable): Rule[] => [
  `INPUT -i lo -d ${one.address} -j DROP`.split(' '),
  `OUTPUT -m owner --gid-owner ${one.gid} -j DROP`.split(' '),
]

/** Cuts holes into the network of this machine and is able to mend all that were ever cut. */
export function makeHoles() {
  const cut: Rule[] = []
  const iptables = (verb: '-I' | '-D', [chain = '', ...rest]: Rule) =>
    runToEnd(program('iptables'), ['-w', verb, chain, ...rest])
  const mendRules = async (rules: readonly Rule[]) => {
    for (const rule of rules) {
      await iptables('-D', rule)
      cut.splice(cut.indexOf(rule), 1)
    }
  }
  return {
    async cut(rules: readonly Rule[]): Promise<() => Promise<void>> {
      for (const rule of rules) {
        await iptables('-I', rule)
        cut.push(rule)
      }
      return () => mendRules(rules)
    },
    mendAll: () => mendRules([...cut]),
  }
}
