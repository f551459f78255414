import { type Expression, type ObjectExpression, type ParseResult, Visitor } from 'oxc-parser'
import { isTest, type SourceFile } from './source-tree.ts'

const CONTRACT = /^packages\/contract\/src\//
const SERVES = /^(?:apps|packages)\/(?!.*\.fixtures\.ts$|server\/src\/testing\/)/

/** The states of one thing, by the file of the contract that says them. */
export interface StateList {
  readonly place: string
  readonly codes: ReadonlySet<string>
}

/** Every list of states in the contract: what is called `…States` or `…Statuses` there and holds codes, and those of cases. */
export function stateLists(sources: readonly { file: SourceFile; parsed: ParseResult }[]): StateList[] {
  const lists: StateList[] = []
  for (const { file, parsed } of sources.filter(
    ({ file }) => CONTRACT.test(file.path) && !isTest(file.path),
  )) {
    new Visitor({
      VariableDeclarator: ({ id, init }) => {
        const list = init?.type === 'TSAsExpression' ? init.expression : init
        if (id.type !== 'Identifier' || !/(?:States|Statuses)$/.test(id.name)) return
        if (list?.type === 'ArrayExpression')
          lists.push({ place: file.path, codes: new Set(list.elements.flatMap(codeOf)) })
      },
      CallExpression: ({ callee, arguments: [declaration] }) => {
        if (callee.type !== 'Identifier' || callee.name !== 'defineCase') return
        lists.push({ place: file.path, codes: new Set(keysOf(declaration, 'states')) })
      },
    }).visit(parsed.program)
  }
  return lists.filter(({ codes }) => codes.size > 1)
}

/** Two or more states of one thing that are typed again outside of the contract: a new state would be missing there. */
export function stateListProblems(place: string, parsed: ParseResult, lists: readonly StateList[]): string[] {
  if (!SERVES.test(place) || isTest(place)) return []
  const problems: string[] = []
  const look = (found: readonly string[]) => {
    const known = lists.find(({ codes }) => found.every((code) => codes.has(code)))
    const isOwn = lists.some((list) => list.place === place && found.every((code) => list.codes.has(code)))
    if (new Set(found).size > 1 && known && !isOwn)
      problems.push(`the states ${found.join(', ')} stand in ${known.place}: take them from there`)
  }
  new Visitor({
    ArrayExpression: ({ elements }) => look(textsOf(elements)),
    TSUnionType: ({ types }) =>
      look(textsOf(types.map((type) => (type.type === 'TSLiteralType' ? type.literal : null)))),
    LogicalExpression: (chain) => look(comparedTexts(chain)),
    Literal: ({ value }) => typeof value === 'string' && sqlLists(value).forEach(look),
    TemplateElement: ({ value }) => sqlLists(value.raw).forEach(look),
  }).visit(parsed.program)
  return problems
}

/** The keys of the object that stands under a name in another one. */
function keysOf(node: Node, name: string): string[] {
  if (node?.type !== 'ObjectExpression') return []
  const { properties } = node as ObjectExpression
  return properties.flatMap((property) => {
    if (property.type !== 'Property' || property.key.type !== 'Identifier' || property.key.name !== name)
      return []
    return property.value.type === 'ObjectExpression' ? namesOf(property.value) : []
  })
}

function namesOf({ properties }: ObjectExpression): string[] {
  return properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
  )
}

function codeOf(element: Node): string[] {
  if (element?.type !== 'ObjectExpression' || !('properties' in element)) return []
  const { properties } = element as ObjectExpression
  return properties.flatMap((property) => {
    const isCode =
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'code'
    return (isCode && textOf(property.value)) || []
  })
}

type Node = { readonly type: string } | null | undefined

function textOf(node: Node): string | undefined {
  if (node?.type !== 'Literal' || !('value' in node)) return undefined
  return typeof node.value === 'string' ? node.value : undefined
}

/** The texts of a list; what is no text makes it another kind of list. */
function textsOf(nodes: readonly Node[]): string[] {
  return nodes.map((node) => textOf(node) ?? '')
}

/** What `a === 'X' || a === 'Y'` compares with. */
function comparedTexts(node: Expression): string[] {
  if (node.type === 'LogicalExpression') return [...comparedTexts(node.left), ...comparedTexts(node.right)]
  if (node.type !== 'BinaryExpression' || !/^[!=]==$/.test(node.operator)) return []
  return [textOf(node.right) ?? textOf(node.left) ?? '']
}

function sqlLists(text: string): string[][] {
  return [...text.matchAll(/(?:\bin\s*\(|\barray\[|['"]?\{)((?:\s*'[A-Za-z_]+'\s*,?)+)[)\]]/g)].map(
    ([, list = '']) => [...list.matchAll(/'([A-Za-z_]+)'/g)].map(([, code = '']) => code),
  )
}
