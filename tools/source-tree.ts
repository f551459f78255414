import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** One file of the repository: `path` is relative to the root, with forward slashes. */
export interface SourceFile {
  path: string
  text: string
}

const NOT_OURS = new Set([
  'node_modules',
  '.git',
  'build',
  'dist',
  '.react-router',
  'test-results',
  'playwright-report',
])

/** Every file below `root` that belongs to the project: no packages, no build output, no local data. */
export function listTree(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (NOT_OURS.has(entry.name) || place === 'data') return []
    if (entry.isDirectory()) return listTree(root, place)
    return entry.isFile() ? [place] : []
  })
}

/** The files below `root` that `accepts` takes, with their text. */
export function readTree(root: string, accepts: (place: string) => boolean): SourceFile[] {
  return listTree(root)
    .filter(accepts)
    .map((place) => ({ path: place, text: readFileSync(path.join(root, place), 'utf8') }))
}

const GENERATED = new Set(['database/types.ts'])

/** Hand-written TypeScript, tests included. */
export function isSource(place: string): boolean {
  return /\.(ts|tsx|mjs)$/.test(place) && !place.endsWith('.d.ts') && !GENERATED.has(place)
}

/** A file that proves something rather than does it. */
export function isTest(place: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(place)
}
