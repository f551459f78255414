import { type ParseResult, Visitor } from 'oxc-parser'
import { calledName } from './parse-source.ts'
import { pageProblems } from './boundary-pages.ts'
import { sqlProblems } from './boundary-sql.ts'
import type { Import } from './read-imports.ts'
import { isTest } from './source-tree.ts'

const IMPURE_PACKAGE =
  /^(node:|@?fastify(\/|$)|pg(\/|$)|kysely|pino|react|graphile|svg-captcha|file-type|prom-client|antd|@tanstack\/)/
const IMPURE_FILE = /\.store\.ts$|^apps\/server\/src\/(data|http|jobs|connectors|pages)\//
const IMPURE_CALL =
  /^(Date|Date\.now|Math\.random|performance\.now|fetch|setTimeout|setInterval)$|^(process|console|crypto)\./

const SERVER_INDEX = /^apps\/server\/src\/domains\/[^/]+\/(?:[^/]+\/)?index\.ts$/
const NAMELESS = /(^|\/)(utils?|common|helpers?|misc)(\/|\.[^/]*$)/

/** Everything a file may not contain at its place, whatever it imports; `place` is its repository path. */
export function contentProblems(place: string, parsed: ParseResult, imports: Import[]): string[] {
  const problems: string[] = []
  if (place.endsWith('.rules.ts')) problems.push(...impurities(parsed, imports))
  if (place.startsWith('apps/server/src/') && !isTest(place))
    problems.push(...sqlProblems(place, parsed, imports))
  if (NAMELESS.test(place)) problems.push('name the thing: no utils, common, helpers or misc')
  if (!isTest(place)) problems.push(...forcedTypes(parsed))
  problems.push(...pageProblems(place, parsed))
  if (isBarrel(parsed) && !SERVER_INDEX.test(place))
    problems.push("no barrel file, a server domain's index.ts apart")
  return problems
}

function impurities({ program }: ParseResult, imports: Import[]): string[] {
  const problems = imports
    .filter(({ specifier, target, typeOnly }) =>
      target === undefined ? IMPURE_PACKAGE.test(specifier) : !typeOnly && IMPURE_FILE.test(target),
    )
    .map(({ specifier }) => `rules are pure and do not import ${specifier}`)
  const refuse = (name: string) => problems.push(`rules are pure and do not call ${name}`)
  new Visitor({
    CallExpression: ({ callee }) => IMPURE_CALL.test(calledName(callee)) && refuse(calledName(callee)),
    NewExpression: ({ callee, arguments: given }) =>
      given.length === 0 && calledName(callee) === 'Date' && refuse('new Date()'),
  }).visit(program)
  return problems
}

/** A test may hand a typed function what it would never get; everything else says what a value is once, or checks it. */
function forcedTypes({ program }: ParseResult): string[] {
  const problems: string[] = []
  new Visitor({
    TSAsExpression: ({ expression, typeAnnotation: { type } }) => {
      const inner = expression.type === 'ParenthesizedExpression' ? expression.expression : expression
      if (inner.type === 'TSAsExpression' || type === 'TSNeverKeyword') {
        problems.push('no double cast and no cast to never: give the value its type where it comes from')
      }
    },
  }).visit(program)
  return problems
}

function isBarrel({ program }: ParseResult): boolean {
  return (
    program.body.length > 0 &&
    program.body.every(
      (statement) =>
        statement.type === 'ExportAllDeclaration' ||
        (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
    )
  )
}
