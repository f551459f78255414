import { type CallKind, type NewCall, camel, pascal } from './call-kind.ts'

interface Shape {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: (call: NewCall) => string
  effect: 'read' | 'write' | 'create'
  /** The parts of the definition after the effect, as written. */
  parts: string[]
  fields: string[]
  page?: string[]
  /** What it takes of the kernel besides: names of objects, and versions. */
  named?: string[]
  version?: string[]
}

const singular = (noun: string) => noun.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
const plural = (noun: string) => singular(noun).replace(/([^aeiou])y$/, '$1ie') + 's'
const isOwn = ({ slug, noun }: NewCall) => plural(noun) === slug

/** Rows of the domain itself stand below its slug, others below their plural (docs/architecture.md). */
const rows = (call: NewCall) => `/console/${call.slug}${isOwn(call) ? '' : `/${camel(plural(call.noun))}`}`
const row = (call: NewCall) => `${rows(call)}/{id}`
const ID = 'params: z.object({ id: id() })'
const answerOf = (fields: string) => `output: component('@Name', '@Label', 'internal', { ${fields} })`

const SHAPES: Record<CallKind, Shape> = {
  get: {
    method: 'GET',
    path: row,
    effect: 'read',
    parts: [ID, answerOf('id: idOut()')],
    fields: ['id', 'idOut'],
    named: ['component'],
  },
  list: {
    method: 'POST',
    path: (call) => `/console/${call.slug}/query${isOwn(call) ? '' : pascal(singular(call.noun))}Page`,
    effect: 'read',
    parts: [
      'body: z.object({ ...pageInput })',
      `output: pageOf(component('@Name', '@Label', 'internal', { id: idOut() }))`,
    ],
    fields: ['idOut'],
    named: ['component'],
    page: ['pageInput', 'pageOf'],
  },
  create: {
    method: 'POST',
    path: rows,
    effect: 'create',
    parts: [`body: z.object({ name: text('名称', { max: 50 }) })`, answerOf('id: idOut()')],
    fields: ['idOut', 'text'],
    named: ['component'],
  },
  update: {
    method: 'PUT',
    path: row,
    effect: 'write',
    parts: [
      ID,
      `body: z.object({ version, name: text('名称', { max: 50 }) })`,
      answerOf('version: versionOut'),
    ],
    fields: ['id', 'text'],
    named: ['component'],
    version: ['version', 'versionOut'],
  },
  delete: {
    method: 'DELETE',
    path: row,
    effect: 'write',
    parts: [ID, 'output: done'],
    fields: ['id'],
    named: ['done'],
  },
  act: {
    method: 'POST',
    path: (call) => `${row(call)}/${call.verb}`,
    effect: 'write',
    parts: [ID, 'output: done'],
    fields: ['id'],
    named: ['done'],
  },
}

/** The contract file with the new definition at its end; `text` is what the file says so far, or nothing. */
export function withDefinition(text: string, call: NewCall): string {
  const shape = SHAPES[call.kind]
  const parts = shape.parts.map((part) =>
    part.replace('@Name', `${pascal(call.name)}Answer`).replace('@Label', call.summary),
  )
  const definition = `
export const ${call.name} = defineCall({
  name: '${call.slug}.${call.name}',
  summary: '${call.summary}',
  method: '${shape.method}',
  path: '${shape.path(call)}',
  access: 'portal',
  effect: '${shape.effect}',
  ${parts.join(',\n  ')},
})
`
  const start = text === '' ? `import * as z from 'zod'\n` : text
  const imports: [string, string[]][] = [
    ['../kernel/component.ts', shape.named ?? []],
    ['../kernel/define-call.ts', ['defineCall']],
    ['../kernel/field.ts', shape.fields],
    ['../kernel/page.ts', shape.page ?? []],
    ['../kernel/version.ts', shape.version ?? []],
  ]
  return imports.reduce((written, [from, names]) => withImport(written, names, from), start) + definition
}

/** Adds names to the import of a module, or the whole import after the others. */
export function withImport(text: string, names: string[], from: string): string {
  if (names.length === 0) return text
  const existing = new RegExp(`import \\{([^}]*)\\} from '${RegExp.escape(from)}'`).exec(text)
  if (existing) {
    const known = (existing[1] ?? '').split(',').map((name) => name.trim())
    const all = [...new Set([...known.filter(Boolean), ...names])].toSorted()
    return text.replace(existing[0], `import { ${all.join(', ')} } from '${from}'`)
  }
  const line = `import { ${names.join(', ')} } from '${from}'\n`
  const end = [...text.matchAll(/^(?:import|\}) .*from '.*'\n/gm)].at(-1)
  const place = end ? end.index + end[0].length : 0
  return text.slice(0, place) + line + text.slice(place)
}
