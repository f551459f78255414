import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from './parse-source.ts'
import { isSource, type SourceFile } from './source-tree.ts'

const STYLE_OR_SQL = /\.(css|sql)$/
const SPECIFICATION = 'docs/specification.md'

/** Files whose comments are read. */
export function holdsComments(place: string): boolean {
  return isSource(place) || STYLE_OR_SQL.test(place)
}

/** Documents, headings, sections of the specification and decisions that comments cite and nobody finds in the repository. */
export function citationProblems(file: SourceFile, root: string): string[] {
  return commentsOf(file).flatMap((comment) => [
    ...documentProblems(comment, root),
    ...sectionProblems(comment, root),
    ...decisionProblems(comment, root),
  ])
}

function commentsOf(file: SourceFile): string[] {
  const texts = STYLE_OR_SQL.test(file.path)
    ? [...file.text.matchAll(/\/\*[\s\S]*?\*\/|--[^\n]*/g)].map(([text]) => text)
    : parse(file).comments.map(({ value }) => value)
  return texts.map((text) => text.replaceAll(/\s*\n\s*\*?\s*/g, ' '))
}

/** The path of a document, or of one and a heading after a comma, which ends with the sentence or its brackets. */
function documentProblems(comment: string, root: string): string[] {
  return [...comment.matchAll(/(?<![\w/.*-])([\w./-]*\w\.md)(?:, ([A-Z][^.;:()]*))?/g)].flatMap(
    ([, place = '', heading]) => {
      if (!existsSync(path.join(root, place))) return [`cites ${place}, which is not in the repository`]
      const known = headingsOf(root, place)
      const isThere = heading === undefined || known.includes(heading.trim().toLowerCase())
      return isThere ? [] : [`cites «${heading?.trim()}», which is no heading of ${place}`]
    },
  )
}

/** `specification 5`, `specification 4 and 8`: numbers of sections, as the headings begin with. */
function sectionProblems(comment: string, root: string): string[] {
  return [...comment.matchAll(/\bspecification (\d+(?:(?:, | and )\d+)*)/gi)].flatMap(([, list = '']) => {
    const known = existsSync(path.join(root, SPECIFICATION)) ? headingsOf(root, SPECIFICATION) : []
    const missing = (list.match(/\d+/g) ?? []).filter(
      (number) => !known.some((heading) => heading.startsWith(`${number}. `)),
    )
    return missing.map((number) => `cites specification ${number}, which ${SPECIFICATION} does not have`)
  })
}

function decisionProblems(comment: string, root: string): string[] {
  return [...comment.matchAll(/\bdecisions? (\d{4})\b/g)]
    .map(([, number = '']) => number)
    .filter((number) => globSync(`docs/decisions/${number}-*.md`, { cwd: root }).length === 0)
    .map((number) => `cites decision ${number}, which is not in docs/decisions`)
}

function headingsOf(root: string, place: string): string[] {
  const text = readFileSync(path.join(root, place), 'utf8')
  return [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => heading.trim().toLowerCase())
}
