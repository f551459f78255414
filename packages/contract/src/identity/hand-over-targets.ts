import type { Role } from '../kernel/access.ts'

interface Target {
  readonly path: string
  /** The query keys the path may carry, each once; without the first one there is no other. */
  readonly keys?: readonly [string, ...string[]]
  /** Needed to go there. */
  readonly role?: Role
}

/** Where a person may be handed over to: the paths of the management portal that the specification names. */
const TARGETS: readonly Target[] = [
  { path: '/' },
  { path: '/product/apply', keys: ['proId', 'amountYuan', 'termMonths', 'guaranteeMode'] },
  { path: '/demand/demandInsert' },
  { path: '/equityFinancing/add', keys: ['orgNo'] },
  { path: '/advisory/advisoryForm' },
  { path: '/operation/detail', keys: ['demandNo'], role: 'financeEquity' },
]

const VALUE = /^[\w-]{1,64}$/

export interface HandOverTarget {
  /** The path with its query, rebuilt from checked parts. */
  readonly address: string
  readonly role: Role | undefined
}

/** The query of a target, each pair checked; undefined when a key is unknown, comes twice or stands without the first one. */
function checkedPairs(query: string, keys: readonly string[]): string[] | undefined {
  const pairs = query.split('&').map((pair) => pair.split('='))
  const names = pairs.map(([key = '']) => key)
  const isFine =
    names.includes(keys[0] ?? '') &&
    new Set(names).size === names.length &&
    pairs.every(
      ([key = '', value = '', ...more]) => keys.includes(key) && more.length === 0 && VALUE.test(value),
    )
  return isFine ? pairs.map(([key, value]) => `${key}=${value}`) : undefined
}

/** The place a wanted target means, or undefined when it is not one of the fixed paths with its own query keys. */
export function handOverTarget(wanted: string): HandOverTarget | undefined {
  const at = wanted.indexOf('?')
  const path = at < 0 ? wanted : wanted.slice(0, at)
  const target = TARGETS.find((known) => known.path === path)
  if (!target) return undefined
  const query = at < 0 ? '' : wanted.slice(at + 1)
  if (query === '') return { address: path, role: target.role }
  const pairs = checkedPairs(query, target.keys ?? [])
  return pairs && { address: `${path}?${pairs.join('&')}`, role: target.role }
}
