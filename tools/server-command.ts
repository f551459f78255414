import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')

/** What `npm start` gives Node: how memory is kept small, and the file of the server (decision 0181). */
export function serverArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const [, ...words] = scripts.start.split(' ')
  return words
}
