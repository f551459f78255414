import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { temporaryTree } from '../temporary-tree.ts'
import { cleanCommit, forgetPassed, readPassed, writePassed } from '../test-run/passed.ts'
import { changedFiles } from './changed-files.ts'

function git(root: string, ...args: string[]): string {
  const who = ['-c', 'user.name=test', '-c', 'user.email=test@example.invalid', '-c', 'commit.gpgsign=false']
  const { status, stdout, stderr } = spawnSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}

/** A repository with two files, committed; answers the commit. */
function committed(root: string): string {
  git(root, 'init', '--quiet')
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '-m', 'first')
  return git(root, 'rev-parse', 'HEAD')
}

const FILES = { 'kept.ts': '1', 'removed.ts': '2', '.gitignore': 'test-results/' }

test('committed, uncommitted, new and removed files count as changed since the commit that passed', () => {
  using tree = temporaryTree(FILES)
  const { root } = tree
  const first = committed(root)
  writeFileSync(path.join(root, 'later.ts'), '3')
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '-m', 'second')
  writeFileSync(path.join(root, 'kept.ts'), '4')
  writeFileSync(path.join(root, 'new.ts'), '5')
  rmSync(path.join(root, 'removed.ts'))
  expect(changedFiles(root, undefined, first)).toEqual({
    base: first,
    files: ['kept.ts', 'later.ts', 'new.ts', 'removed.ts'],
  })
  expect(changedFiles(root, 'HEAD', first).files).toEqual(['kept.ts', 'new.ts', 'removed.ts'])
})

test('without a commit to compare with, it says how to name one', () => {
  using tree = temporaryTree(FILES)
  committed(tree.root)
  expect(() => changedFiles(tree.root, undefined, undefined)).toThrow('--changed=HEAD~1')
  expect(() => changedFiles(tree.root, 'nowhere', undefined)).toThrow('at nowhere')
})

test('the commit that passed is known until a run fails on it, and only a clean work tree has one', () => {
  using tree = temporaryTree(FILES)
  const { root } = tree
  const commit = committed(root)
  expect(cleanCommit(root)).toBe(commit)
  writePassed(root, commit)
  expect(readPassed(root)).toBe(commit)
  forgetPassed(root, 'another')
  expect(readPassed(root)).toBe(commit)
  forgetPassed(root, commit)
  expect(readPassed(root)).toBeUndefined()
  writeFileSync(path.join(root, 'new.ts'), '5')
  expect(cleanCommit(root)).toBeUndefined()
})
