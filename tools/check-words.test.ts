import { expect, test } from 'vitest'
import { checkWords } from './check-words.ts'
import { temporaryTree } from './temporary-tree.ts'

test.each([
  ['a.ts', '// TODO: later'],
  ['a.tsx', '<p>更多功能敬请期待</p>'],
  ['a.tsx', '<p>Coming soon</p>'],
  ['a.spec.ts', 'await page.waitForTimeout(500)'],
  ['a.test.ts', 'test.only("x", f)'],
  ['a.test.ts', 'describe.skip("x", f)'],
  ['a.ts', 'const a = b as any'],
  ['a.ts', '// @ts-ignore'],
  ['a.ts', '// oxlint-disable-next-line no-console'],
  ['a.ts', 'export async function tellInstitutions(db: Db) {}'],
  ['a.ts', 'const actOnStar = (star: Star) => star'],
  ['a.md', 'see /root/notes.md'],
  ['a.json', '{ "file": "/home/somebody/a.txt" }'],
  ['a.ts', "const key = '-----BEGIN RSA PRIVATE KEY-----'"],
  ['a.md', 'token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abc'],
  ['a.md', 'postgres://lqr:s3cret@10.0.0.5/lqr'],
])('%s with «%s» is reported', (place, text) => {
  using tree = temporaryTree({ [place]: `\n${text}\n` })
  expect(checkWords(tree.root).problems).toEqual([expect.stringContaining(`${place}:2: `)])
})

test.each([
  "  intro: '可用 npm run audit:verify 核验。',",
  "  hash: '存证指纹',",
  "  note: '修改后 5 秒内生效',",
  "  note: '复核后几秒内生效',",
  '  file: (place: number) => `附件 ${place}`,',
  "  done: '已保存。。',",
  "  lead: '带 * 的为必填。',",
])('on a page «%s» is reported', (text) => {
  using tree = temporaryTree({ 'apps/console/src/a/copy.ts': `\n${text}\n`, 'tools/a.ts': text })
  expect(checkWords(tree.root).problems).toEqual([expect.stringContaining('apps/console/src/a/copy.ts:2: ')])
})

test('a file called by a private word is reported', () => {
  using tree = temporaryTree({ 'apps/server/src/domains/stars/act-on-star.ts': 'export const a = 1' })
  expect(checkWords(tree.root).problems).toEqual([expect.stringContaining('act-on-star.ts: a private word')])
})

test('documents may name the rules, and addresses of the product are no machine paths', () => {
  using tree = temporaryTree({
    'CONTRIBUTING.md': 'No TODO, no `.only(`, no `as any`. Use postgres://user:password@localhost/lqr.',
    'a.ts': "const a = ['/portal/home/list', 'https://example.org/root/', `postgres://u:${password}@db`]",
  })
  expect(checkWords(tree.root)).toEqual({ seen: 2, problems: [] })
})

test('an inner word is reported in what the server and the contract say, too', () => {
  const text = "\n  hash: '文本指纹',"
  using tree = temporaryTree({
    'apps/server/src/domains/stars/copy.ts': text,
    'packages/contract/src/stars/calls.ts': text,
    'apps/server/src/backup/copy.ts': text,
  })
  const places = checkWords(tree.root).problems.map((problem) => problem.split(':')[0])
  expect(new Set(places)).toEqual(
    new Set(['apps/server/src/domains/stars/copy.ts', 'packages/contract/src/stars/calls.ts']),
  )
  expect(places.length).toBe(2)
})
