import { formsOf, type InputNode } from './input-node.ts'
import type { Random } from './seeded.ts'

/** Rows of the demonstration have small numbers, so that a number taken by chance often names one. */
const HIGHEST_ID = 40

/** What the rules of a field ask for and its example does not show, by the name of the field. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  creditCode: '91620102MA00000019',
  legalPersonIdNo: '11010519491231002X',
  password: 'Demo@2026!',
  newPassword: 'Demo@2027!',
  sourceUrl: 'https://example.com/roster',
  percentPerYear: null,
  from: '2026-01-01T00:00:00+08:00',
  to: '2026-12-31T00:00:00+08:00',
  avatarFileId: undefined,
}

/** A value the contract takes, as far as shape, example and name of a field tell. */
export function validValue(node: InputNode, random: Random, name = ''): unknown {
  if (name in BY_NAME) return BY_NAME[name]
  if (node.component === 'Id') return String(1 + Math.floor(random() * HIGHEST_ID))
  if (node.example !== undefined) return node.example
  const form = formsOf(node)[0] ?? {}
  if (form !== node) return validValue(form, random, name)
  if (node.const !== undefined) return node.const
  if (node.enum) return node.enum[0]
  if (node.properties) {
    const fields = Object.entries(node.properties)
    return Object.fromEntries(fields.map(([inner, of]) => [inner, validValue(of, random, inner)]))
  }
  if (node.items) return [validValue(node.items, random)]
  if (node.type === 'string') return '测试'.repeat(Math.ceil((node.minLength ?? 2) / 2))
  if (node.type === 'integer' || node.type === 'number') return node.minimum ?? 1
  return node.type === 'boolean' ? true : null
}
