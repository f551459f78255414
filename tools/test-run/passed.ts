import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const placeOf = (root: string) => path.join(root, 'test-results', 'passed')

/** The commit that stands in a work tree without any change; undefined when there is a change, or no git. */
export function cleanCommit(root: string): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const status = git('status', '--porcelain')
  if (status.status !== 0 || status.stdout !== '') return undefined
  const head = git('rev-parse', 'HEAD')
  return head.status === 0 ? head.stdout.trim() : undefined
}

/** Writes down that the whole run passed on this commit; ignored by git. */
export function writePassed(root: string, commit: string): void {
  mkdirSync(path.dirname(placeOf(root)), { recursive: true })
  writeFileSync(placeOf(root), `${commit}\n`)
}

/** A whole run that failed takes the word back for its commit. */
export function forgetPassed(root: string, commit: string): void {
  if (readPassed(root) === commit) rmSync(placeOf(root))
}

/** The commit on which the whole run passed last on this machine. */
export function readPassed(root: string): string | undefined {
  return existsSync(placeOf(root)) ? readFileSync(placeOf(root), 'utf8').trim() : undefined
}
