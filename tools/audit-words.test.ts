import path from 'node:path'
import { Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { writtenAuditActions, writtenAuditEntities } from '../packages/contract/src/all-audit-words.ts'
import { parse } from './parse-source.ts'
import { isSource, isTest, readTree } from './source-tree.ts'

const PRODUCT = /^(apps\/server|packages\/contract)\/src\//
const LISTS = /audit-words\.ts$/
const PROOF = /\.fixtures\.ts$|\/testing\//

/** Words the product's sources hold as a text or as a name of a property, and what stands around one `${…}` of a text. */
function readWords() {
  const root = path.resolve(import.meta.dirname, '..')
  const words = new Set<string>()
  const around: [before: string, after: string][] = []
  const wanted = (place: string) => PRODUCT.test(place) && isSource(place) && !isTest(place)
  for (const file of readTree(root, (place) => wanted(place) && !LISTS.test(place) && !PROOF.test(place))) {
    new Visitor({
      Literal: ({ value }) => void (typeof value === 'string' && words.add(value)),
      Property: ({ key }) => void (key.type === 'Identifier' && words.add(key.name)),
      TemplateLiteral: ({ quasis: [before, after, more] }) => {
        if (before && after && !more) around.push([before.value.raw, after.value.raw])
      },
    }).visit(parse(file).program)
  }
  return { words, around }
}

test('every word that the audit log may hold is written somewhere in the product', () => {
  const { words, around } = readWords()
  const isFilledIn = (code: string) =>
    around.some(
      ([before, after]) =>
        before + after !== '' &&
        code.startsWith(before) &&
        code.endsWith(after) &&
        words.has(code.slice(before.length, code.length - after.length)),
    )
  const unused = [...writtenAuditActions, ...writtenAuditEntities].filter(
    ({ code }) => !words.has(code) && !isFilledIn(code),
  )
  expect(unused).toEqual([])
})
