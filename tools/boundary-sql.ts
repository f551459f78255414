import { type ParseResult, Visitor } from 'oxc-parser'
import { PROOF } from './boundary-rooms.ts'
import { calledName } from './parse-source.ts'
import type { Import } from './read-imports.ts'

const SQL_HOME = /\.store\.ts$|\.fixtures\.ts$|^apps\/server\/src\/(data|testing)\//
const SQL_CALL = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto|query)$/

const LOCK_REGISTER = 'apps/server/src/data/advisory-locks.ts'
const LOCK_CALL = /\bpg_\w*advisory\w*\(/
const TYPED_LOCK_KEY = /\bpg_\w*advisory\w*\(\s*\d/

const WHOLE_ROW = /(?:\bselect(?:\s+distinct)?|\breturning|,)\s+(?:\w+\.)?\*(?=[\s,]|$)/i
const WHOLE_ROW_CALL = /\.(?:selectAll|returningAll)$/

/** What is wrong with the SQL of a file of the server at its place: where it stands, what it reads, which locks it takes. */
export function sqlProblems(place: string, parsed: ParseResult, imports: Import[]): string[] {
  const problems: string[] = []
  if (!SQL_HOME.test(place)) problems.push(...sqlUses(parsed, imports))
  if (place !== LOCK_REGISTER) problems.push(...lockUses(parsed, imports))
  if (!PROOF.test(place)) problems.push(...wholeRows(parsed))
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
