import { type ParseResult, Visitor } from 'oxc-parser'
import { PROOF } from './boundary-rooms.ts'

const HAN = /\p{Script=Han}/u
const COPY = /(?:^|\/|-)copy\.ts$/
/** Where words are kept apart from what shows or says them; a folder that joins this list stays on it. */
const KEPT_APART = [
  /^(?:apps\/(?:portal|console)|packages\/(?:ui|web-client))\/.*\.tsx$/,
  /^apps\/console\/src\/shell\//,
  /^apps\/portal\/app\/shell\/(?:elder|footer|forms|header|listing|login-dialog|pages|product-cards|protected-action|search|share|toast)\//,
  /^apps\/server\/src\/(?:audit|cases|domains|files|jobs|pages|publishing|sealed|security|succession)\//,
]

/** 中文 in a component, a domain of the server or one of the kernel folders that are free of it: it belongs in the contract or in a file of copy. */
export function copyProblems(place: string, { program }: ParseResult): string[] {
  if (!KEPT_APART.some((kept) => kept.test(place)) || PROOF.test(place) || COPY.test(place)) return []
  const found: string[] = []
  const look = (text: string) => HAN.test(text) && found.push(text.trim())
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && look(value),
    TemplateLiteral: ({ quasis }) => look(quasis.map(({ value }) => value.raw).join('…')),
    JSXText: ({ value }) => look(value),
  }).visit(program)
  return found.map((text) => `«${text}» belongs in the contract or in a copy file`)
}
