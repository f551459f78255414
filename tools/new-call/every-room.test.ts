import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from '../parse-source.ts'
import { readImports } from '../read-imports.ts'
import { listTree, readTree } from '../source-tree.ts'
import { temporaryTree } from '../temporary-tree.ts'
import { readNewCall } from './call-kind.ts'
import { writeCall } from './write-call.ts'

const root = path.resolve(import.meta.dirname, '../..')
const CALLS = /^apps\/server\/src\/domains\/(.+)\/calls\/[^/]+$/
const TOUCHED =
  /^packages\/contract\/src\/(all-calls|[^/]+\/([\w-]+-)?calls)\.ts$|^apps\/server\/src\/(bound-calls|domains\/[^/]+\/index)\.ts$/

const rooms = [...new Set(listTree(root).flatMap((place) => CALLS.exec(place)?.[1] ?? []))].toSorted()
const files = Object.fromEntries(
  readTree(root, (place) => TOUCHED.test(place)).map(({ path: place, text }) => [place, text]),
)

test('there are rooms of both kinds', () => {
  expect(rooms).toEqual(expect.arrayContaining(['parks', 'identity/sessions', 'reference/calendar']))
})

test.each(rooms)(
  'a call written into %s stands there, is defined and bound, and imports what exists',
  (room) => {
    using tree = temporaryTree(files)
    const places = writeCall(tree.root, readNewCall([room, 'get-comet-tail']))
    expect(places).toContain(`apps/server/src/domains/${room}/calls/get-comet-tail.ts`)
    const [contract = ''] = places
    const index = `apps/server/src/domains/${room.split('/')[0]}/index.ts`
    for (const place of places) {
      const text = readFileSync(path.join(tree.root, place), 'utf8')
      const file = { path: place, text }
      const missing = readImports(file, parse(file)).filter(
        ({ target }) => target && !existsSync(path.join(root, target)) && !places.includes(target),
      )
      expect(missing, place).toEqual([])
      if (place === contract) expect(text).toContain('export const getCometTail = defineCall(')
      if (place === index) expect(text).toMatch(/[[\s]getCometTailCall[\],\s]/)
    }
    expect(places).toContain(index)
  },
)
