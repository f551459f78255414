import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A folder with these files that is gone when the `using` block of the test ends. */
export function temporaryTree(files: Record<string, string>): { root: string } & Disposable {
  const root = mkdtempSync(path.join(tmpdir(), 'tree-'))
  for (const [place, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(place)), { recursive: true })
    writeFileSync(path.join(root, place), text)
  }
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) }
}
