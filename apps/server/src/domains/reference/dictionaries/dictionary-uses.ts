import { allCalls } from '@lqr/contract/all-calls.ts'
import { fieldsOf } from '@lqr/contract/kernel/call-fields.ts'
import { dictionaryOf } from '@lqr/contract/kernel/dictionary.ts'
import type { DictionaryKind } from '@lqr/contract/kernel/dictionary-kinds.ts'
import { codesOf, labelOf } from '@lqr/contract/kernel/field.ts'

interface Uses {
  openUses: string[]
  signedInUses: string[]
}

const found = new Map<DictionaryKind, Uses>()

/** Where the items of a dictionary are chosen from or shown: the calls of the contract, each with its field. They change with a release. */
export function usesOf(code: DictionaryKind): Uses {
  const known = found.get(code)
  if (known) return known
  const items = new Set<object>(dictionaryOf(code)?.items)
  const uses = { open: new Set<string>(), signedIn: new Set<string>() }
  for (const call of allCalls) {
    const side = call.access === 'public' ? uses.open : uses.signedIn
    for (const { schema } of fieldsOf(call)) {
      if (codesOf(schema)?.some((item) => items.has(item))) side.add(`${call.summary}（${labelOf(schema)}）`)
    }
  }
  const made = { openUses: [...uses.open], signedInUses: [...uses.signedIn] }
  found.set(code, made)
  return made
}
