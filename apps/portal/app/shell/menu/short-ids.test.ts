import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { shortIds } from './short-ids.ts'

type Entry = (typeof routes)[number]
const all = (entries: readonly Entry[]): Entry[] =>
  entries.flatMap((entry) => [entry, ...all(entry.children ?? [])])

test('every route has a short id of its own; the site, whose data others read, keeps its name', () => {
  const ids = all(routes).map(({ id, file }) => id ?? file)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z][a-z0-9]{3}$/.test(id))).toEqual(['shell/site.tsx'])
})

test('a page more changes the id of no other: pages of two releases ask the same server', () => {
  const page = (file: string) => ({ path: file, file })
  const before = [page('first.tsx'), { ...page('frame.tsx'), children: [page('second.tsx')] }]
  const idsOf = (entries: Parameters<typeof shortIds>[0]) => all(shortIds(entries)).map(({ id }) => id)
  expect(idsOf([page('new.tsx'), ...before]).slice(1)).toEqual(idsOf(before))
})
