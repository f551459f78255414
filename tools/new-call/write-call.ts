import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type NewCall, camel } from './call-kind.ts'
import { withDefinition, withImport } from './contract-text.ts'
import { handlerName, handlerText, testText } from './server-text.ts'

/** Writes the files of a call below `root` and answers their places; refuses to touch a call that exists. */
export function writeCall(root: string, call: NewCall): string[] {
  const read = (place: string) =>
    existsSync(path.join(root, place)) ? readFileSync(path.join(root, place), 'utf8') : ''
  const contractFolder = `packages/contract/src/${call.slug}`
  const serverFolder = `apps/server/src/domains/${call.slug}`
  const contractFile = chooseContractFile(path.join(root, contractFolder), call)
  const contract = read(`${contractFolder}/${contractFile}`)
  const calls = `${[serverFolder, call.room].filter(Boolean).join('/')}/calls`
  const handler = `${calls}/${call.fileName}.ts`
  if (read(handler) || contract.includes(`const ${call.name} =`))
    throw new Error(`${call.name} exists already`)

  const written = new Map([
    [`${contractFolder}/${contractFile}`, withDefinition(contract, call)],
    [handler, handlerText(call, contractFile)],
    [`${calls}/${call.fileName}.test.ts`, testText(call, contractFile)],
    [`${serverFolder}/index.ts`, withHandler(read(`${serverFolder}/index.ts`), call)],
  ])
  const allCalls = 'packages/contract/src/all-calls.ts'
  if (contract === '') written.set(allCalls, withModule(read(allCalls), `./${call.slug}/${contractFile}`))
  const boundCalls = 'apps/server/src/bound-calls.ts'
  if (!read(`${serverFolder}/index.ts`)) written.set(boundCalls, withDomain(read(boundCalls), call.slug))

  for (const [place, text] of written) {
    mkdirSync(path.join(root, path.dirname(place)), { recursive: true })
    writeFileSync(path.join(root, place), text)
  }
  return [...written.keys()]
}

/**
 * Beside the calls of the same noun (`fee-limit` → `fee-calls.ts`) or room (`sessions` → `session-calls.ts`), else `calls.ts`,
 * else a file of its own.
 */
function chooseContractFile(folder: string, { noun, room }: NewCall): string {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => /(^|-)calls\.ts$/.test(file)) : []
  const words = noun.split('-')
  const sameNoun = words.map((_, index) => `${words.slice(0, words.length - index).join('-')}-calls.ts`)
  const sameRoom = room ? [`${room}-calls.ts`, `${room.replace(/s$/, '')}-calls.ts`] : []
  const beside = [...sameNoun, ...sameRoom].find((file) => files.includes(file))
  return beside ?? (files.length === 0 || files.includes('calls.ts') ? 'calls.ts' : `${noun}-calls.ts`)
}

/** A domain whose calls need something of others makes its list in a function. */
const MADE_LIST = /: readonly BoundCall\[\] \{\n {2}return \[/

function withHandler(text: string, call: NewCall): string {
  const list = `export const ${camel(call.slug)}Calls: readonly BoundCall[] = [`
  const start = text || `import type { BoundCall } from '../../http/bind-call.ts'\n\n${list}]\n`
  const file = [call.room, 'calls', `${call.fileName}.ts`].filter(Boolean).join('/')
  const imported = withImport(start, [handlerName(call)], `./${file}`)
  const [made = list] = MADE_LIST.exec(imported) ?? []
  return withLast(imported, imported.includes(list) ? list : made, handlerName(call))
}

function withModule(text: string, from: string): string {
  const [, slug = '', file = ''] = from.split('/')
  const alias = camel(file === 'calls.ts' ? slug : file.replace('.ts', ''))
  const lastImport = [...text.matchAll(/^import .*\n/gm)].at(-1)
  const place = lastImport ? lastImport.index + lastImport[0].length : 0
  const imported = `${text.slice(0, place)}import * as ${alias} from '${from}'\n${text.slice(place)}`
  return withLast(imported, 'export const allCalls: readonly AnyCall[] = [', alias)
}

function withDomain(text: string, slug: string): string {
  const list = `${camel(slug)}Calls`
  const imported = withImport(text, [list], `./domains/${slug}/index.ts`)
  return withLast(imported, 'export const boundCalls: readonly BoundCall[] = [', `...${list}`)
}

/** Puts an element at the end of the list that begins with `opening` and holds no list itself. */
function withLast(text: string, opening: string, element: string): string {
  const start = text.indexOf(opening) + opening.length
  if (!text.includes(opening)) throw new Error(`cannot find «${opening}»; add ${element} by hand`)
  const end = text.indexOf(']', start)
  const elements = text.slice(start, end).trim().replace(/,$/, '')
  return `${text.slice(0, start)}${elements ? `${elements}, ` : ''}${element}${text.slice(end)}`
}
