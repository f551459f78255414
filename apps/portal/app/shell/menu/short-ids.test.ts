import { expect, test } from 'vitest'
import routes from '../../routes.ts'

type Entry = (typeof routes)[number]
const all = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...all(entry.children ?? [])])

test('every route has a short id of its own; the site, whose data others read, keeps its name', () => {
  const ids = all(routes).map(({ id, file }) => id ?? file)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => id.length > 4)).toEqual(['shell/site.tsx'])
})
