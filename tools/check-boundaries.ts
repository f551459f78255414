import type { ParseResult } from 'oxc-parser'
import { contentProblems } from './boundary-contents.ts'
import { copyProblems } from './boundary-copy.ts'
import { cycleProblems } from './boundary-cycles.ts'
import { layerProblem } from './boundary-layers.ts'
import { type StateList, stateListProblems, stateLists } from './boundary-states.ts'
import { styleProblems } from './boundary-styles.ts'
import { type CheckResult, report } from './check-result.ts'
import { parse } from './parse-source.ts'
import { type Import, readImports } from './read-imports.ts'
import { unqualifiedNames } from './schema-names.ts'
import { type SourceFile, isSource, readTree } from './source-tree.ts'

/** Reads every source file below `root` and reports each import or content that its place forbids. */
export function checkBoundaries(root: string): CheckResult {
  const files = readTree(root, isSource)
  const read = files.map(readSource)
  const lists = stateLists(read)
  return {
    seen: files.length,
    problems: [
      ...read.flatMap((source) => fileProblems(source, lists)),
      ...cycleProblems(read),
      ...styleProblems(read, readTree(root, isConsoleSheet)),
      ...slugProblems(files),
      ...schemaProblems(root),
    ],
  }
}

function isConsoleSheet(place: string): boolean {
  return place.startsWith('apps/console/src/') && place.endsWith('.css')
}

interface ReadSource {
  file: SourceFile
  parsed: ParseResult
  imports: Import[]
}

function readSource(file: SourceFile): ReadSource {
  const parsed = parse(file)
  return { file, parsed, imports: readImports(file, parsed) }
}

function fileProblems({ file, parsed, imports }: ReadSource, lists: readonly StateList[]): string[] {
  const found = imports.flatMap((entry) => {
    const problem = layerProblem(file.path, entry)
    return problem ? [`imports ${entry.specifier}: ${problem}`] : []
  })
  return [
    ...found,
    ...contentProblems(file.path, parsed, imports),
    ...copyProblems(file.path, parsed),
    ...stateListProblems(file.path, parsed, lists),
  ].map((text) => `${file.path}: ${text}`)
}

const DOMAIN_FOLDER =
  /^(?:apps\/(?:server\/src|portal\/app|console\/src)\/domains|packages\/contract\/src)\/([^/]+)\//

/** One slug per domain: a domain folder in an app has a folder of the same name in the contract. */
function slugProblems(files: SourceFile[]): string[] {
  const folders = new Map(
    files.flatMap(({ path }) => {
      const [folder, slug] = DOMAIN_FOLDER.exec(path) ?? []
      return folder && slug ? [[folder, slug]] : []
    }),
  )
  return [...folders]
    .filter(([, slug]) => !folders.has(`packages/contract/src/${slug}/`))
    .map(([folder, slug]) => `${folder}: no domain ${slug} in packages/contract/src`)
}

const SCHEMA = 'database/schema.sql'

function schemaProblems(root: string): string[] {
  return readTree(root, (place) => place === SCHEMA).flatMap(({ path, text }) =>
    unqualifiedNames(text).map((problem) => `${path}: ${problem}`),
  )
}

if (import.meta.main) report('boundaries', checkBoundaries(process.argv[2] ?? process.cwd()))
