import { spawnSync } from 'node:child_process'

export interface Change {
  /** The commit that the work tree is compared with. */
  base: string
  /** Repository paths that differ from it: committed since, uncommitted, new or removed. */
  files: string[]
}

/**
 * What changed since `since`, or else since the commit on which the whole run passed last, or since `origin/main`.
 * Throws a sentence that says what to do when none of them is known here.
 */
export function changedFiles(root: string, since: string | undefined, passed: string | undefined): Change {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : undefined
  }
  const commitOf = (name: string) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  const isBehind = (commit: string) => git('merge-base', '--is-ancestor', commit, 'HEAD') !== undefined
  const given = since === undefined ? [passed, 'origin/main'] : [since]
  const base = given
    .flatMap((name) => (name === undefined ? [] : [commitOf(name)]))
    .find((commit) => commit !== undefined && isBehind(commit))
  if (base === undefined)
    throw new Error(
      `no commit to compare with${since ? ` at ${since}` : ''}: name one, as in npm test -- --changed=HEAD~1`,
    )
  const lines = (text: string | undefined) => (text ? text.split('\n') : [])
  const files = [
    ...lines(git('diff', '--name-only', '--no-renames', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ]
  return { base, files: [...new Set(files)].toSorted() }
}
