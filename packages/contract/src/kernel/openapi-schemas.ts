import * as z from 'zod'
import { type CodeItem, codesInWords, type FieldMeta, type Sensitivity } from './field.ts'

export type Json = Record<string, unknown>
type Side = 'input' | 'output'

/** Lists of codes by the name they are referred to with. */
export type CodeLists = Readonly<Record<string, readonly CodeItem[]>>

/** What the contract says of a schema beside its shape; the rest of the node is JSON Schema. */
type Meta = Partial<FieldMeta> & { readonly title?: string }

interface Place {
  readonly side: Side
  /** The class of what stands here, where a field does not say its own. */
  readonly sensitivity: Sensitivity | undefined
  /** A property or parameter: it carries its class, and items of a list do not repeat it. */
  readonly isField: boolean
  readonly root: Json
}

const AT = '#/components/schemas/'

/** The schemas of one OpenAPI document: those with a name are stated once and referred to, lists of codes among them. */
export function namedSchemas(codeLists: CodeLists = {}) {
  const known: Record<string, Json> = {}
  const listNames = new Map(Object.entries(codeLists).map(([name, list]) => [codesInWords(list), name]))

  function schemaOf(schema: z.ZodType, side: Side, sensitivity?: Sensitivity): Json {
    const { $schema: _, ...root } = z.toJSONSchema(schema, {
      io: side,
      unrepresentable: 'any',
      target: 'draft-2020-12',
    }) as Json
    return write(root, { side, sensitivity, isField: true, root })
  }

  function write(node: Json, place: Place): Json {
    if (typeof node.$ref === 'string') return { $ref: `${AT}${nameOfCycle(node.$ref, place.root)}` }
    const { label, title, unit, help, example, codes, sensitivity, component, ...shape } = node as Meta & Json
    const own = { ...place, sensitivity: sensitivity ?? place.sensitivity }
    if (isNullable(shape)) return orNull(node, shape.anyOf, place)
    if (component !== undefined) {
      const isObject = shape.properties !== undefined
      const body = isObject
        ? { ...written(shape, own), ...described(title), ...classed(own, true) }
        : { ...written(shape, own), ...measured(unit, example) }
      const ref = { $ref: `${AT}${keep(component, body, place.side)}` }
      if (isObject)
        return label === undefined || label === title ? ref : { ...ref, ...described(label, help) }
      return { ...ref, ...described(label, help, undefined, unit), ...classed(own, place.isField) }
    }
    const listName = codes && listNames.get(codesInWords(codes))
    if (listName !== undefined) {
      const { default: preset, ...list } = written(shape, own)
      const ref = {
        $ref: `${AT}${keep(listName, { ...list, ...described(undefined, undefined, codes) }, place.side)}`,
      }
      return {
        ...ref,
        ...(preset === undefined ? {} : { default: preset }),
        ...described(label, help),
        ...classed(own, place.isField),
      }
    }
    return {
      ...written(shape, own),
      ...described(label, help, codes, unit),
      ...measured(unit, codes ? undefined : example),
      ...classed(own, place.isField && !isGroup(shape)),
    }
  }

  /** Everything below a node, in the same form. */
  function written(shape: Json, place: Place): Json {
    const { $defs: _, pattern, additionalProperties, ...rest } = shape
    const below = (node: unknown, isField: boolean) => write(node as Json, { ...place, isField })
    const result: Json = { ...rest }
    // Bounds that every number of JavaScript has say nothing of the field.
    if (rest.minimum === Number.MIN_SAFE_INTEGER) delete result.minimum
    if (rest.maximum === Number.MAX_SAFE_INTEGER) delete result.maximum
    if (pattern !== undefined && shape.format === undefined) result.pattern = pattern
    if (typeof additionalProperties === 'object') {
      result.additionalProperties = below(additionalProperties, false)
    } else if (additionalProperties === false && place.side === 'input') result.additionalProperties = false
    if (shape.properties) {
      const fields = Object.entries(shape.properties as Json)
      result.properties = Object.fromEntries(fields.map(([name, node]) => [name, below(node, true)]))
    }
    if (shape.items) result.items = below(shape.items, false)
    for (const key of ['anyOf', 'oneOf', 'allOf']) {
      if (Array.isArray(shape[key])) result[key] = shape[key].map((node) => below(node, false))
    }
    return result
  }

  /** A value or nothing: said in one node where JSON Schema can. */
  function orNull(node: Json, [first, second]: Json[], place: Place): Json {
    const { anyOf: _, ...outer } = node
    const value = first?.type === 'null' ? second : first
    const { $ref, description, ...inner } = write({ ...value, ...outer }, place)
    if ($ref === undefined && typeof inner.type === 'string') {
      const list = Array.isArray(inner.enum) ? { enum: [...inner.enum, null] } : {}
      return { ...inner, ...(description ? { description } : {}), type: [inner.type, 'null'], ...list }
    }
    const said = { ...(description ? { description } : {}), ...pick(inner, 'x-data-class') }
    const bare = $ref === undefined ? omit(inner, 'x-data-class') : { $ref }
    return { anyOf: [bare, { type: 'null' }], ...said }
  }

  /** Keeps a schema under its name, or where an input differs from the answer, under the name with `Input`. */
  function keep(name: string, body: Json, side: Side): string {
    const isSame = (other: Json | undefined) => JSON.stringify(other) === JSON.stringify(body)
    for (const free of side === 'input' ? [name, `${name}Input`] : [name]) {
      if (known[free] === undefined) known[free] = body
      if (isSame(known[free])) return free
    }
    throw new Error(`two different schemas are called ${name}`)
  }

  return { schemaOf, all: () => sortedByName(known) }
}

/** The same entries in the order of their names. */
export function sortedByName(entries: Json): Json {
  const names = Object.keys(entries).toSorted((one, other) => (one < other ? -1 : 1))
  return Object.fromEntries(names.map((name) => [name, entries[name]]))
}

function isNullable(shape: Json): shape is Json & { anyOf: Json[] } {
  const options = shape.anyOf
  return Array.isArray(options) && options.length === 2 && options.some(({ type }: Json) => type === 'null')
}

/** Whether a node holds named things of its own, so that its class is theirs. */
function isGroup(shape: Json): boolean {
  const inner = [shape.items, shape.additionalProperties, ...((shape.anyOf ?? shape.oneOf ?? []) as Json[])]
  return (
    shape.properties !== undefined ||
    shape.$ref !== undefined ||
    inner.some((node) => typeof node === 'object' && node !== null && isGroup(node as Json))
  )
}

/** The name of a schema that holds itself; only a whole answer may. */
function nameOfCycle(ref: string, root: Json): string {
  if (ref !== '#' || typeof root.component !== 'string') throw new Error(`${ref} has no name to refer to`)
  return root.component
}

/** Label with unit, help and codes in one text, where readers of the document look for them. */
function described(label?: string, help?: string, codes?: readonly CodeItem[], unit?: string): Json {
  const named = label !== undefined && unit !== undefined ? `${label}（${unit}）` : label
  const text = [named, help, codes && codesInWords(codes)].filter(Boolean).join('。')
  return text === '' ? {} : { description: text }
}

function measured(unit: string | undefined, example: unknown): Json {
  return {
    ...(unit === undefined ? {} : { 'x-unit': unit }),
    ...(example === undefined ? {} : { examples: [example] }),
  }
}

function classed({ sensitivity }: Place, isShown: boolean): Json {
  return sensitivity !== undefined && isShown ? { 'x-data-class': sensitivity } : {}
}

function pick(node: Json, key: string): Json {
  return key in node ? { [key]: node[key] } : {}
}

function omit(node: Json, key: string): Json {
  const { [key]: _, ...rest } = node
  return rest
}
