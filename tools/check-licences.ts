import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type CheckResult, report } from './check-result.ts'

interface LockEntry {
  link?: boolean
  dev?: boolean
  license?: string
}

/** Licences that ask for no more than to be named. */
const ADMITTED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])

interface Exception {
  readonly licence: string
  readonly packages: RegExp
  /** What only builds or tests is not handed on, so its copyleft reaches nothing of ours. */
  readonly buildsOnly: boolean
}

const EXCEPTIONS: readonly Exception[] = [
  // libvips: a shared library of its own, unchanged, loaded while the process runs and replaceable (decision 0043).
  { licence: 'LGPL-3.0-or-later', packages: /^@img\/sharp-(libvips|win32|wasm32)/, buildsOnly: false },
  // Fonts of documents: embedded and handed on as they are, under their own name.
  { licence: 'OFL-1.1', packages: /^@expo-google-fonts\/noto-sans-sc$/, buildsOnly: false },
  { licence: 'MPL-2.0', packages: /^(axe-core|lightningcss)(-|$)/, buildsOnly: true },
  // The table of browsers that the builds look at.
  { licence: 'CC-BY-4.0', packages: /^caniuse-lite$/, buildsOnly: true },
]

/** Every package of package-lock.json has a licence of the list, or is a named exception. */
export function checkLicences(root: string): CheckResult {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>
  }
  const foreign = Object.entries(packages).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  )
  return { seen: foreign.length, problems: foreign.flatMap(([place, entry]) => licenceProblem(place, entry)) }
}

function licenceProblem(place: string, { license, dev = false }: LockEntry): string[] {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)
  if (license === undefined) return [`${place}: names no licence`]
  const isAdmitted = (licence: string) =>
    ADMITTED.has(licence) ||
    EXCEPTIONS.some(
      (exception) =>
        exception.licence === licence && exception.packages.test(name) && (dev || !exception.buildsOnly),
    )
  return isMet(license, isAdmitted) ? [] : [`${place}: the licence ${license} is not admitted`]
}

/** One of the choices (`OR`) of which every part (`AND`) is admitted; brackets around the whole mean nothing. */
function isMet(expression: string, isAdmitted: (licence: string) => boolean): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => isAdmitted(licence.trim())))
}

if (import.meta.main) report('licences', checkLicences(process.argv[2] ?? process.cwd()))
