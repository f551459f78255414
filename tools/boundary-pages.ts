import { type ObjectPattern, type ParseResult, Visitor } from 'oxc-parser'

const PORTAL_PAGE = /^apps\/portal\/app\/.*\.page\.tsx$/

/** A loader that takes the request reads its address, and its page says which keys of it. */
export function pageProblems(place: string, { program, module }: ParseResult): string[] {
  if (!PORTAL_PAGE.test(place)) return []
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
