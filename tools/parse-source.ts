import { type CallExpression, type ParseResult, parseSync } from 'oxc-parser'
import type { SourceFile } from './source-tree.ts'

/** Parses a source file; a file that does not parse is an error and not an empty answer. */
export function parse(file: SourceFile): ParseResult {
  const result = parseSync(file.path, file.text)
  const [error] = result.errors
  if (error) throw new SyntaxError(`${file.path}: ${error.message}`)
  return result
}

/** How a call names what it calls: `fetch`, `Date.now`, `.selectFrom` after anything longer, or nothing. */
export function calledName(expression: CallExpression['callee']): string {
  if (expression.type === 'Identifier') return expression.name
  if (expression.type !== 'MemberExpression' || expression.property.type !== 'Identifier') return ''
  const owner = expression.object.type === 'Identifier' ? expression.object.name : ''
  return `${owner}.${expression.property.name}`
}
