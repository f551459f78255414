import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { boundaryValues } from './boundary-values.ts'
import { formsOf, inputNode, type InputNode } from './input-node.ts'
import type { Random } from './seeded.ts'
import { validValue } from './valid-value.ts'

const PARTS = ['params', 'query', 'body'] as const
type Part = (typeof PARTS)[number]
type Input = Partial<Record<Part, unknown>>

/** Where one value of a call's input stands. */
interface Place {
  readonly part: Part
  readonly path: readonly string[]
  readonly node: InputNode
}

/** A request with one value of its input replaced. */
export interface FuzzRequest {
  readonly call: AnyCall
  readonly at: string
  readonly input: Input
}

function nodesOf(call: AnyCall): Partial<Record<Part, InputNode>> {
  const parts = PARTS.flatMap((part) => (call[part] ? [[part, inputNode(call[part])] as const] : []))
  return Object.fromEntries(parts)
}

function placesBelow(node: InputNode, part: Part, path: readonly string[]): Place[] {
  const own = { part, path, node }
  const below = formsOf(node).flatMap((form) => [
    ...Object.entries(form.properties ?? {}).flatMap(([name, inner]) =>
      placesBelow(inner, part, [...path, name]),
    ),
    ...(form.items ? placesBelow(form.items, part, [...path, '0']) : []),
  ])
  return path.length === 0 && part !== 'body' ? below : [own, ...below]
}

function replaced(value: unknown, [name, ...rest]: readonly string[], by: unknown): unknown {
  if (name === undefined) return by
  const before = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const after = { ...before, [name]: replaced(before[name], rest, by) }
  return Array.isArray(value) ? Object.values(after) : after
}

/** Requests for a call without end: each a good one but for a single value, taken by chance from those at its limits. */
export function* fuzzRequests(call: AnyCall, random: Random): Generator<FuzzRequest> {
  const nodes = nodesOf(call)
  const entries = Object.entries(nodes) as [Part, InputNode][]
  const good = (): Input =>
    Object.fromEntries(entries.map(([part, node]) => [part, validValue(node, random)]))
  const places = entries.flatMap(([part, node]) => placesBelow(node, part, []))
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]
  yield { call, at: 'nothing', input: good() }
  for (;;) {
    const place = pick(places)
    if (!place) return
    const value = pick(boundaryValues(place.node))
    const at = `${[place.part, ...place.path].join('.')} = ${JSON.stringify(value)?.slice(0, 80)}`
    const input = good()
    yield { call, at, input: { ...input, [place.part]: replaced(input[place.part], place.path, value) } }
  }
}
