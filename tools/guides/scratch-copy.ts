import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { listTree } from '../source-tree.ts'

/** The scope of our own packages, which must lead into the copy and not back to the original. */
const OWN = '@lqr'

/** A copy of the sources with the installed packages linked, gone at the end of the `using` block. */
export function scratchCopy(root: string): { root: string } & Disposable {
  const copy = mkdtempSync(path.join(tmpdir(), 'guides-'))
  for (const place of listTree(root)) {
    mkdirSync(path.join(copy, path.dirname(place)), { recursive: true })
    copyFileSync(path.join(root, place), path.join(copy, place))
  }
  const [from, to] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')]
  mkdirSync(path.join(to, OWN), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name !== OWN) symlinkSync(path.join(from, name), path.join(to, name), 'junction')
  }
  for (const name of readdirSync(path.join(from, OWN))) {
    symlinkSync(readlinkSync(path.join(from, OWN, name)), path.join(to, OWN, name), 'junction')
  }
  return { root: copy, [Symbol.dispose]: () => rmSync(copy, { recursive: true, force: true }) }
}
