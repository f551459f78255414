import fastJsonStringify, { type Schema } from 'fast-json-stringify'
import * as z from 'zod'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { OK_CODE, OK_MSG } from '@lqr/contract/kernel/envelope.ts'

type Json = { [key: string]: unknown }

/** `anyOf [X, null]` becomes a nullable X: the serializer then needs no validator at run time. */
function foldNull(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(foldNull)
  if (node === null || typeof node !== 'object') return node
  const source = node as Json
  const options = source.anyOf
  if (Array.isArray(options) && options.length === 2) {
    const value = options.find((option: Json) => option.type !== 'null') as Json | undefined
    const isNullable = options.some((option: Json) => option.type === 'null')
    if (value && isNullable) {
      const { anyOf: _, ...rest } = source
      return { ...rest, ...(foldNull(value) as Json), nullable: true }
    }
  }
  return Object.fromEntries(Object.entries(source).map(([key, value]) => [key, foldNull(value)]))
}

/** Labels, names and the like are for people: without them the serializer is left with shapes. */
const NO_WORDS = z.registry<{ id?: string }>()

function bare(schema: z.ZodType): Schema {
  const json = z.toJSONSchema(schema, {
    io: 'output',
    target: 'draft-7',
    unrepresentable: 'any',
    metadata: NO_WORDS,
    override: ({ jsonSchema }) => {
      const node = jsonSchema as Json
      if (node.const !== undefined) delete node.const
      for (const key of [
        'pattern',
        'minimum',
        'maximum',
        'exclusiveMinimum',
        'exclusiveMaximum',
        'minLength',
        'maxLength',
      ]) {
        delete node[key]
      }
    },
  })
  return foldNull(json) as Schema
}

const compiled = new WeakMap<AnyCall, (data: unknown) => string>()

/**
 * The serializer of a call's data: properties outside its output dropped. Compiled when a call is first answered: all of them at once would
 * be a sixth of what a process holds, and a second of its start.
 */
export function compileData(call: AnyCall): (data: unknown) => string {
  const known = compiled.get(call) ?? compile(call)
  compiled.set(call, known)
  return known
}

function compile(call: AnyCall): (data: unknown) => string {
  const stringify = fastJsonStringify(bare(call.output))
  return (data) => (data === null || data === undefined ? 'null' : stringify(data))
}

const HEAD = `{"code":${OK_CODE},"msg":${JSON.stringify(OK_MSG)},"data":`

/** The answer of a call around its data as they were serialized. */
export function answerAround({ produces }: AnyCall, text: string): string {
  return produces === 'oauth' ? text : `${HEAD}${text}}`
}
