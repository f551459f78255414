import { type ParseResult, Visitor } from 'oxc-parser'
import type { Import } from './read-imports.ts'
import { type SourceFile, isTest } from './source-tree.ts'

interface Source {
  file: SourceFile
  parsed: ParseResult
  imports: readonly Import[]
}

/** The console ships its styles with the part that imports them; the portal has one sheet for all pages. */
const CONSOLE = /^apps\/console\/src\/.*\.tsx?$/
const ENTRY = 'apps/console/src/main.tsx'

/**
 * Classes that a part of the console names without bringing the sheet that says how they look: it looks right only after
 * another page has brought that sheet.
 */
export function styleProblems(sources: readonly Source[], sheets: readonly SourceFile[]): string[] {
  const own = new Map(
    sources
      .filter(({ file }) => CONSOLE.test(file.path) && !isTest(file.path))
      .map((source) => [source.file.path, source]),
  )
  const sheetsOf = new Map<string, string[]>()
  for (const { path, text } of sheets)
    for (const name of classesOf(text)) sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), path])
  const always = reachedFrom(ENTRY, own)
  const problems = new Set<string>()
  for (const part of lazyParts(own)) {
    const reached = reachedFrom(part, own)
    for (const place of reached) {
      for (const name of namedIn(own.get(place))) {
        const homes = sheetsOf.get(name) ?? []
        if (homes.length > 0 && !homes.some((home) => reached.has(home) || always.has(home)))
          problems.add(
            `${place}: class ${name} is styled in ${homes.join(', ')}, which ${part} does not import`,
          )
      }
    }
  }
  return [...problems]
}

function classesOf(sheet: string): Set<string> {
  const plain = sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return new Set(Array.from(plain.matchAll(/\.([a-z_][\w-]*)/gi), ([, name]) => name ?? ''))
}

function lazyParts(own: ReadonlyMap<string, Source>): Set<string> {
  return new Set(
    [...own.values()].flatMap(({ imports }) =>
      imports.flatMap(({ lazy, target }) => (lazy && target ? [target] : [])),
    ),
  )
}

/** What comes with this file: itself and all that it imports, sheets too, but what it asks for later. */
function reachedFrom(start: string, own: ReadonlyMap<string, Source>): Set<string> {
  const reached = new Set([start])
  for (const place of reached)
    for (const { lazy, target } of own.get(place)?.imports ?? []) if (!lazy && target) reached.add(target)
  return reached
}

const CLASS_NAME = /^(?:\w+C|c)lassNames?$/
const WORDS = /['"`]([^'"`]*)['"`]/g

/** Every word in the texts given to `className` and its like, as an attribute or as a property. */
function namedIn(source: Source | undefined): Set<string> {
  const named = new Set<string>()
  if (!source) return named
  const { file, parsed } = source
  const read = (from: number, to: number) => {
    for (const [, words = ''] of file.text.slice(from, to).matchAll(WORDS))
      for (const word of words.split(/[\s${}]+/)) named.add(word)
  }
  new Visitor({
    JSXAttribute: ({ name, value }) => {
      if (value && name.type === 'JSXIdentifier' && CLASS_NAME.test(name.name)) read(value.start, value.end)
    },
    Property: ({ key, value }) => {
      if (key.type === 'Identifier' && CLASS_NAME.test(key.name)) read(value.start, value.end)
    },
  }).visit(parsed.program)
  return named
}
