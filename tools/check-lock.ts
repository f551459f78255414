import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type CheckResult, report } from './check-result.ts'

interface Manifest {
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}
interface LockEntry extends Manifest {
  link?: boolean
  inBundle?: boolean
  resolved?: string
  integrity?: string
}
interface Lock {
  packages: Record<string, LockEntry>
}

const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'] as const
const REGISTRY = 'https://registry.npmjs.org/'

/**
 * Reads package-lock.json and every workspace's package.json and reports what would break or weaken `npm ci` elsewhere:
 * missing platform packages, foreign hosts, entries without a hash, version ranges, a lock behind its manifest.
 */
export function checkLock(root: string): CheckResult {
  const readJson = (place: string) => JSON.parse(readFileSync(path.join(root, place), 'utf8')) as unknown
  const { packages } = readJson('package-lock.json') as Lock
  const workspaces = [
    '',
    ...Object.keys(packages).filter((place) => place && !place.includes('node_modules')),
  ]
  return {
    seen: Object.keys(packages).length,
    problems: [
      ...Object.entries(packages).flatMap(([place, entry]) => entryProblems(packages, place, entry)),
      ...workspaces.flatMap((place) =>
        manifestProblems(
          place,
          readJson(path.posix.join(place, 'package.json')) as Manifest,
          packages[place],
        ),
      ),
    ],
  }
}

function entryProblems(packages: Lock['packages'], place: string, entry: LockEntry): string[] {
  const problems = Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !isLocked(packages, place, name))
    .map((name) => `${place || 'root'}: ${name} is optional and missing from the lock, so npm ci fails`)
  if (place.includes('node_modules/') && !entry.link) {
    if (!entry.integrity && !entry.inBundle) problems.push(`${place}: no integrity hash`)
    if (entry.resolved && !entry.resolved.startsWith(REGISTRY))
      problems.push(`${place}: comes from a foreign host`)
  }
  return problems
}

/** npm looks for a package beside the one that asks and then in every folder above it. */
function isLocked(packages: Lock['packages'], place: string, name: string): boolean {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (path.posix.join(folder, 'node_modules', name) in packages) return true
    if (!folder.includes('/node_modules/')) return `node_modules/${name}` in packages
  }
}

function manifestProblems(place: string, manifest: Manifest, locked: LockEntry | undefined): string[] {
  const file = path.posix.join(place, 'package.json')
  return KINDS.flatMap((kind) => {
    const wanted = Object.entries(manifest[kind] ?? {})
    const ranges = wanted
      .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      .map(([name, version]) => `${file}: ${name} is not pinned to one version (${version})`)
    const stale = wanted
      .filter(([name, version]) => locked?.[kind]?.[name] !== version)
      .map(([name]) => `${file}: ${name} differs from package-lock.json`)
    return [...ranges, ...stale]
  })
}

if (import.meta.main) report('lockfile', checkLock(process.argv[2] ?? process.cwd()))
