import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryTree } from './temporary-tree.ts'
import { runTransfer } from './transfer-command.ts'

function run(tool: string, folder: string, ...words: string[]) {
  const file = path.join(import.meta.dirname, `${tool}.ts`)
  const { FIELD_KEY: _key, DATABASE_URL: _url, INIT_CWD: _from, ...rest } = process.env
  const env = { ...rest, DATA_DIR: path.join(folder, 'data') }
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...words], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return { status, said: stdout, stderr }
}

test.each([
  ['backup', [], '备份未完成：用法：npm run backup -- <备份目录> [--keys <密钥目录>]\n'],
  ['restore', ['a', 'b'], '恢复未完成：用法：npm run restore -- <备份目录> [--keys <密钥目录>]\n'],
  ['restore', ['a', '--into', 'b'], '恢复未完成：用法：npm run restore -- <备份目录> [--keys <密钥目录>]\n'],
])('%s %o says how it is used and fails', (tool, words, said) => {
  using tree = temporaryTree({})
  expect(run(tool, tree.root, ...words)).toEqual({ status: 1, said, stderr: '' })
})

test('what goes wrong is said in one sentence without a stack trace, and the exit code tells it', () => {
  using tree = temporaryTree({ 'half/contents.tsv': '' })
  const half = path.join(tree.root, 'half')
  const incomplete = `恢复未完成：${half} 不是完整的备份：没有清单，备份当时没有做完\n`
  expect(run('restore', tree.root, 'half')).toEqual({ status: 1, said: incomplete, stderr: '' })
  const keyless = run('backup', tree.root, 'new')
  expect(keyless).toEqual({
    status: 1,
    said: expect.stringMatching(/^备份未完成：没有字段密钥.*\n$/),
    stderr: '',
  })
})

test.each([
  ['all is well', 'whole', 0],
  ['it is done, and some uploads were not there', 'inPart', 3],
  ['not one upload was there', 'withoutFiles', 1],
] as const)('the exit code tells when %s', async (_what, completeness, code) => {
  const { exitCode } = process
  await runTransfer('备份未完成', () => Promise.resolve(completeness))
  const told = process.exitCode
  process.exitCode = exitCode
  expect(told).toBe(code)
})
