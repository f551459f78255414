import path from 'node:path'
import { type ParseResult, Visitor } from 'oxc-parser'
import type { SourceFile } from './source-tree.ts'

/** One import of a file; `target` is a repository path for our own code, otherwise undefined. */
export interface Import {
  specifier: string
  target: string | undefined
  typeOnly: boolean
  /** An `import()`: it comes when it is asked for. */
  lazy: boolean
}

const WORKSPACES: Record<string, string> = {
  '@lqr/contract': 'packages/contract/src',
  '@lqr/ui': 'packages/ui/src',
  '@lqr/web-client': 'packages/web-client/src',
  '@lqr/server': 'apps/server/src',
  '@lqr/portal': 'apps/portal/app',
  '@lqr/console': 'apps/console/src',
  '@lqr/e2e': 'e2e',
  '@lqr/benchmarks': 'benchmarks',
}

/** Every import, re-export, literal `import()` and `import('…')` type of a parsed file. */
export function readImports(file: SourceFile, { module, program }: ParseResult): Import[] {
  const found = module.staticImports.map((statement) => ({
    specifier: statement.moduleRequest.value,
    typeOnly: statement.entries.length > 0 && statement.entries.every((entry) => entry.isType),
    lazy: false,
  }))
  for (const entry of module.staticExports.flatMap((statement) => statement.entries)) {
    if (entry.moduleRequest)
      found.push({ specifier: entry.moduleRequest.value, typeOnly: entry.isType, lazy: false })
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"`]([^'"`$]+)['"`]$/.exec(file.text.slice(moduleRequest.start, moduleRequest.end))
    if (literal?.[1]) found.push({ specifier: literal[1], typeOnly: false, lazy: true })
  }
  const types = new Visitor({
    TSImportType: ({ source }) => found.push({ specifier: source.value, typeOnly: true, lazy: false }),
  })
  types.visit(program)
  return found.map((entry) => ({ ...entry, target: resolve(file.path, entry.specifier) }))
}

function resolve(from: string, specifier: string): string | undefined {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return path.posix.join(path.posix.dirname(from), bare)
  const name = bare.split('/', 2).join('/')
  const folder = WORKSPACES[name]
  return folder && path.posix.join(folder, bare.slice(name.length))
}
