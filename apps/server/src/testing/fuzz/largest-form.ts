import { formsOf, type InputNode } from './input-node.ts'

/** Where a field states no length its pattern does, and those are short. */
const LENGTH_OF_PATTERN = 60

/** The largest value that a node takes: every field, the longest texts, the fullest lists. */
export function largestForm(node: InputNode): unknown {
  const forms = formsOf(node).map(largestOf)
  return forms.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]
}

function sizeOf(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0
}

function largestOf(node: InputNode): unknown {
  if (node.properties) {
    const fields = Object.entries(node.properties)
    return Object.fromEntries(fields.map(([name, inner]) => [name, largestForm(inner)]))
  }
  if (node.items) return largestList(node, node.items)
  if (node.enum) return node.enum.toSorted((one, other) => sizeOf(other) - sizeOf(one))[0]
  if (node.type === 'string') return '字'.repeat(node.maxLength ?? LENGTH_OF_PATTERN)
  return node.maximum ?? node.const ?? true
}

/** A list without a limit takes codes of a closed list, each once. */
function largestList({ maxItems }: InputNode, item: InputNode): unknown[] {
  const length = maxItems ?? item.enum?.length
  if (length === undefined) throw new Error('a list without a limit')
  return Array.from({ length }, () => largestForm(item))
}
