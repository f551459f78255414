import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runToEnd } from './processes.ts'

export interface Release {
  /** The folder of this tree. */
  readonly current: string
  /** The folder of what was released before it. */
  readonly last: string
}

const git = async (root: string, ...words: string[]) =>
  (await runToEnd('git', words, { cwd: root, env: { HOME: process.env.HOME } })).trim()

/** The newest tag below HEAD; without any, the commit before the one that brought the newest migration. */
export async function lastRelease(root: string): Promise<string> {
  const tag = await git(root, 'describe', '--tags', '--abbrev=0', 'HEAD^').catch(() => '')
  if (tag !== '') return git(root, 'rev-parse', tag)
  const newest = await git(root, 'log', '-1', '--format=%H', '--diff-filter=A', '--', 'database/migrations')
  return git(root, 'rev-parse', `${newest}^`)
}

/** A folder with the release of that commit, installed and built; one that is there already is taken. */
export async function prepareRelease(root: string, commit: string): Promise<string> {
  const folder = path.join(tmpdir(), `longqirong-release-${commit.slice(0, 12)}`)
  const built = path.join(folder, '.ready')
  if (existsSync(built)) return folder
  await runToEnd('rm', ['-rf', folder])
  await runToEnd('mkdir', ['-p', folder])
  await runToEnd('sh', ['-c', `git archive ${commit} | tar -x -C ${folder}`], { cwd: root })
  // Files are shared with this tree until one of the two is installed anew.
  await runToEnd('cp', ['-al', path.join(root, 'node_modules'), path.join(folder, 'node_modules')])
  await runToEnd(process.execPath, ['tools/bootstrap.mjs'], {
    cwd: folder,
    env: { HOME: process.env.HOME },
  })
  await runToEnd('touch', [built])
  return folder
}
