interface Word {
  text: string
  /** Whether a schema or an alias stands before it. */
  isQualified: boolean
  isCalled: boolean
}

const FUNCTION = /^CREATE OR REPLACE (?:FUNCTION|PROCEDURE) public\.(\w+)\(([\s\S]*?)\n;$/gm
const RELATION = /^create (?:unlogged )?(?:table|view|sequence) (\w+)/gm
const BODY = /AS \$(\w*)\$([\s\S]*)\$\1\$/
const WORD = /(\.\s*)?([a-z_][a-z0-9_]*)(\s*\()?|[(),;]/gi
/** After these a relation is named; those of the first row begin a list of them. */
const LISTS = new Set(['from', 'using', 'table'])
const NAMING = new Set([...LISTS, 'join', 'into', 'update', 'only', 'lateral', 'truncate'])
const ENDS_LIST = new Set([
  'where',
  'group',
  'order',
  'set',
  'select',
  'on',
  'union',
  'having',
  'limit',
  'in',
])
/** A relation named in text is looked up by the search path of whoever runs it. */
const NAME_IN_TEXT = /\b(?:nextval|currval|setval|to_regclass)\s*\(\s*'(\w+)'|'(\w+)'::regclass/gi

/**
 * What function bodies of database/schema.sql name without its schema: a dump is restored with an empty search path, where
 * such a body finds nothing and generated columns fail. Bodies that were bound when they were made are safe.
 */
export function unqualifiedNames(schema: string): string[] {
  const functions = [...schema.matchAll(FUNCTION)].map(([, name = '', rest = '']) => ({ name, rest }))
  const called = new Set(functions.map(({ name }) => name))
  const relations = new Set([...schema.matchAll(RELATION)].map(([, name = '']) => name))
  return functions.flatMap(({ name, rest }) => {
    const [head, body] = splitBody(rest)
    if (body === undefined || /^\s*SET search_path TO /m.test(head)) return []
    const found = new Set([...bareWords(body, called, relations), ...bareTexts(body, relations)])
    return [...found].map((bare) => `function ${name} names ${bare} without its schema`)
  })
}

function splitBody(rest: string): [string, string?] {
  const found = BODY.exec(rest)
  return found ? [rest.slice(0, found.index), found[2]] : [rest]
}

function bareWords(body: string, called: Set<string>, relations: Set<string>): string[] {
  const code = body.replaceAll(/--.*$/gm, ' ').replaceAll(/'(?:[^']|'')*'/g, "''")
  const own = new Set(
    [...code.matchAll(/(\w+)\s*(?:\([\w\s,]*\)\s*)?as\s*\(/gi)].map(([, name = '']) => name),
  )
  const found: string[] = []
  /** One entry for each open bracket: whether names of relations are listed in it now. */
  const lists = [false]
  let before = ''
  for (const { text, isQualified, isCalled } of wordsOf(code)) {
    const depth = lists.length - 1
    if (text === '(') lists.push(NAMING.has(before) && lists[depth] === true)
    else if (text === ')') lists.pop()
    else if (text === ';' || ENDS_LIST.has(text)) lists[depth] = false
    else if (LISTS.has(text)) lists[depth] = true
    else if (!isQualified && isCalled && called.has(text)) found.push(`${text}()`)
    else if (!isQualified && relations.has(text) && !own.has(text)) {
      if (NAMING.has(before) || (before === ',' && lists[depth] === true)) found.push(text)
    }
    before = text
    if (isCalled) lists.push(false)
  }
  return found
}

function wordsOf(code: string): Word[] {
  return [...code.matchAll(WORD)].map(([sign, dot, name, bracket]) => ({
    text: (name ?? sign).toLowerCase(),
    isQualified: dot !== undefined,
    isCalled: bracket !== undefined,
  }))
}

function bareTexts(body: string, relations: Set<string>): string[] {
  return [...body.matchAll(NAME_IN_TEXT)].flatMap(([, given, cast]) => {
    const name = given ?? cast ?? ''
    return relations.has(name) ? [`'${name}'`] : []
  })
}
