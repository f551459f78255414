import { type ObjectPattern, type ParseResult, Visitor } from 'oxc-parser'
import { calledName } from './parse-source.ts'
import { PROOF } from './boundary-rooms.ts'
import type { Import } from './read-imports.ts'
import { isTest } from './source-tree.ts'

const IMPURE_PACKAGE =
  /^(node:|@?fastify(\/|$)|pg(\/|$)|kysely|pino|react|graphile|svg-captcha|file-type|prom-client|antd|@tanstack\/)/
const IMPURE_FILE = /\.store\.ts$|^apps\/server\/src\/(data|http|jobs|connectors|pages)\//
const IMPURE_CALL =
  /^(Date|Date\.now|Math\.random|performance\.now|fetch|setTimeout|setInterval)$|^(process|console|crypto)\./

const SQL_HOME = /\.store\.ts$|\.fixtures\.ts$|^apps\/server\/src\/(data|testing)\//
const SQL_CALL = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|query)$/

const LOCK_REGISTER = 'apps/server/src/data/advisory-locks.ts'
const LOCK_CALL = /\bpg_\w*advisory\w*\(/
const TYPED_LOCK_KEY = /\bpg_\w*advisory\w*\(\s*\d/

const WHOLE_ROW = /(?:\bselect(?:\s+distinct)?|\breturning|,)\s+(?:\w+\.)?\*(?=[\s,]|$)/i
const WHOLE_ROW_CALL = /\.(?:selectAll|returningAll)$/

const SERVER_INDEX = /^apps\/server\/src\/domains\/[^/]+\/(?:[^/]+\/)?index\.ts$/
const PORTAL_PAGE = /^apps\/portal\/app\/.*\.page\.tsx$/
const NAMELESS = /(^|\/)(utils?|common|helpers?|misc)(\/|\.[^/]*$)/

/** Everything a file may not contain at its place, whatever it imports; `place` is its repository path. */
export function contentProblems(place: string, parsed: ParseResult, imports: Import[]): string[] {
  const problems: string[] = []
  if (place.endsWith('.rules.ts')) problems.push(...impurities(parsed, imports))
  if (place.startsWith('apps/server/src/') && !SQL_HOME.test(place) && !isTest(place)) {
    problems.push(...sqlUses(parsed, imports))
  }
  if (!isTest(place) && place !== LOCK_REGISTER) problems.push(...lockUses(parsed, imports))
  if (place.startsWith('apps/server/src/') && !PROOF.test(place))
    problems.push(...wholeRows(parsed))
  if (NAMELESS.test(place)) problems.push('name the thing: no utils, common, helpers or misc')
  if (!isTest(place)) problems.push(...forcedTypes(parsed))
  if (PORTAL_PAGE.test(place)) problems.push(...unnamedKeys(parsed))
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

function sqlUses({ program }: ParseResult, imports: Import[]): string[] {
  const problems = imports
    .filter(({ specifier, typeOnly }) => !typeOnly && /^(kysely|pg)(\/|$)/.test(specifier))
    .map(({ specifier }) => `SQL lives in *.store.ts and data/: do not import ${specifier}`)
  const refuse = (what: string) => problems.push(`SQL lives in *.store.ts and data/: ${what}`)
  new Visitor({
    TaggedTemplateExpression: ({ tag }) =>
      tag.type === 'Identifier' && tag.name === 'sql' && refuse('sql`…`'),
    CallExpression: ({ callee }) => SQL_CALL.test(calledName(callee)) && refuse(`${calledName(callee)}()`),
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

/** SQL with an advisory lock takes its key from the register, so that no two things share one by accident. */
function lockUses({ program }: ParseResult, imports: Import[]): string[] {
  const texts: string[] = []
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && texts.push(value),
    TemplateElement: ({ value }) => texts.push(value.raw),
  }).visit(program)
  const readsRegister = imports.some(({ target }) => target === LOCK_REGISTER)
  const isTyped = texts.some((text) => TYPED_LOCK_KEY.test(text))
  const isUnnamed = !readsRegister && texts.some((text) => LOCK_CALL.test(text))
  return isTyped || isUnnamed ? [`an advisory lock is named in ${LOCK_REGISTER} and taken by its name`] : []
}

/** A row is read by the names of its columns, so that a column added later is answered only where somebody asks for it. */
function wholeRows({ program }: ParseResult): string[] {
  const problems: string[] = []
  const refuse = (what: string) => problems.push(`columns are named: ${what}`)
  const look = (text: string) => {
    const [found] = WHOLE_ROW.exec(text) ?? []
    if (found !== undefined) refuse(found.trim())
  }
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && look(value),
    TemplateElement: ({ value }) => look(value.raw),
    CallExpression: ({ callee }) => {
      const name = calledName(callee)
      if (WHOLE_ROW_CALL.test(name)) refuse(`${name}()`)
    },
  }).visit(program)
  return problems
}

/** A loader that takes the request reads its address, and its page says which keys of it. */
function unnamedKeys({ program, module }: ParseResult): string[] {
  let takesRequest = false
  const look = (params: readonly { type: string }[]) => {
    const [first] = params
    if (first?.type === 'ObjectPattern' && namesOf(first as ObjectPattern).includes('request'))
      takesRequest = true
  }
  new Visitor({
    FunctionDeclaration: ({ id, params }) => id?.name === 'loader' && look(params),
    VariableDeclarator: ({ id, init }) =>
      id.type === 'Identifier' &&
      id.name === 'loader' &&
      init?.type === 'ArrowFunctionExpression' &&
      look(init.params),
  }).visit(program)
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.map((entry) => entry.exportName.name),
  )
  return takesRequest && !exported.includes('handle')
    ? ['a page whose loader takes the request names the query keys it reads in its `handle`']
    : []
}

function namesOf({ properties }: ObjectPattern): string[] {
  return properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
  )
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
