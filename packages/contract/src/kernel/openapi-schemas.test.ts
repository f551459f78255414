import { expect, test } from 'vitest'
import * as z from 'zod'
import { allCalls } from '../all-calls.ts'
import { codeLists } from '../code-lists.ts'
import { countOut, fieldOut, listOut, textOut } from './answer-fields.ts'
import { component } from './component.ts'
import { amountYuan, field, flag, id, idOut, moment, oneOf } from './field.ts'
import { openApi } from './openapi.ts'
import { type Json, namedSchemas } from './openapi-schemas.ts'

const kinds = [
  { code: 'a', name: '甲' },
  { code: 'b', name: '乙' },
] as const

const fee = component('Fee', '费用', 'public', {
  name: textOut('名称'),
  payer: textOut('付款人', { sensitivity: 'personal' }),
})

function written(schema: z.ZodType, lists = {}) {
  const { schemaOf, all } = namedSchemas(lists)
  return { schema: schemaOf(schema, 'output', 'internal'), components: all() as Record<string, Json> }
}

test('a named object stands once, each field with its label, unit and class', () => {
  const { schema, components } = written(z.object({ fee, others: listOut('其他费用', fee) }))
  expect(schema.properties).toEqual({
    fee: { $ref: '#/components/schemas/Fee' },
    others: { type: 'array', items: { $ref: '#/components/schemas/Fee' }, description: '其他费用' },
  })
  expect(components.Fee).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string', description: '名称', 'x-data-class': 'public' },
      payer: { type: 'string', description: '付款人', 'x-data-class': 'personal' },
    },
    required: ['name', 'payer'],
    description: '费用',
    'x-data-class': 'public',
  })
})

test('an object under another label keeps its name', () => {
  const { schema, components } = written(z.object({ last: field(fee.nullable(), { label: '末次费用' }) }))
  expect(schema.properties).toEqual({
    last: { anyOf: [{ $ref: '#/components/schemas/Fee' }, { type: 'null' }], description: '末次费用' },
  })
  expect(components.Fee?.description).toBe('费用')
})

test('a value or nothing is one node, its codes included', () => {
  const { schema } = written(
    z.object({ kind: oneOf('种类', kinds).nullable(), rows: countOut('行数', '行').nullable() }),
  )
  expect(schema.properties).toMatchObject({
    kind: { type: ['string', 'null'], enum: ['a', 'b', null], description: '种类。a 甲；b 乙' },
    rows: { type: ['integer', 'null'], description: '行数（行）', 'x-unit': '行' },
  })
})

test('a list of codes with a name stands once; each field says what it is of it', () => {
  const { schema, components } = written(z.object({ kind: oneOf('种类', kinds).nullable() }), { Kind: kinds })
  expect(schema.properties).toEqual({
    kind: {
      anyOf: [{ $ref: '#/components/schemas/Kind' }, { type: 'null' }],
      description: '种类',
      'x-data-class': 'internal',
    },
  })
  expect(components.Kind).toEqual({ type: 'string', enum: ['a', 'b'], description: 'a 甲；b 乙' })
})

test('what is sent in another form than it is answered takes a name of its own', () => {
  const { schemaOf, all } = namedSchemas()
  schemaOf(z.object({ id: idOut() }), 'output')
  const { properties } = schemaOf(z.object({ id: id('产品') }), 'input', 'public')
  expect(properties).toMatchObject({ id: { $ref: '#/components/schemas/IdInput', description: '产品' } })
  expect(Object.keys(all())).toEqual(['Id', 'IdInput'])
})

test('one name never means two schemas', () => {
  const other = component('Fee', '费用', 'public', { name: flag('名称') })
  expect(() => written(z.object({ fee, other }))).toThrow('two different schemas are called Fee')
})

test('moments state their format and not its pattern', () => {
  expect(written(z.object({ at: moment('时间') })).components.Moment).not.toHaveProperty('pattern')
})

test('a field of a form keeps label, unit and codes in an answer, and loses the limits of typing', () => {
  const form = z.object({
    amountYuan: amountYuan('金额').optional(),
    kinds: z.array(oneOf('种类', kinds)).meta({ label: '种类' }),
  })
  const answer = z.object({
    amountYuan: fieldOut(form.shape.amountYuan).nullable(),
    kinds: fieldOut(form.shape.kinds),
  })
  expect(answer.safeParse({ amountYuan: 0, kinds: [] }).success).toBe(true)
  expect(answer.safeParse({ amountYuan: null, kinds: ['c'] }).success).toBe(false)
  const { properties } = written(answer).schema as { properties: Record<string, Json> }
  expect(properties.amountYuan).toMatchObject({ description: '金额（元）', 'x-unit': '元' })
  expect(properties.amountYuan).not.toHaveProperty('minimum')
})

interface Node extends Json {
  properties?: Record<string, Node>
}

/** Every property of a document that neither says what it is nor refers to something that does. */
function undescribed(document: Json): string[] {
  const { schemas } = document.components as { schemas: Record<string, Node> }
  const isDescribed = (node: Node): boolean => {
    const name = typeof node.$ref === 'string' ? node.$ref.split('/').at(-1) : undefined
    return (
      Boolean(node.description) ||
      Boolean(name && schemas[name]?.description) ||
      ((node.anyOf ?? []) as Node[]).some(isDescribed)
    )
  }
  const found: string[] = []
  const visit = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return
    const { properties } = node as Node
    for (const [name, property] of Object.entries(properties ?? {})) {
      if (typeof property === 'object' && name !== 'data' && !isDescribed(property))
        found.push(`${path}.${name}`)
    }
    for (const [key, value] of Object.entries(node)) visit(value, `${path}.${key}`)
  }
  visit(document, '')
  return found
}

test('the document describes every property, and refers to nothing that is not there', () => {
  const document = JSON.parse(JSON.stringify(openApi(allCalls, codeLists))) as Json
  expect(undescribed(document)).toEqual([])
  const text = JSON.stringify(document)
  const { schemas } = document.components as { schemas: Json }
  const wanted = [...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name)
  expect(wanted.length).toBeGreaterThan(500)
  expect([...new Set(wanted)].filter((name) => !(String(name) in schemas))).toEqual([])
})

test('a property without a description is found', () => {
  const bare = {
    paths: { a: { properties: { x: { type: 'string' }, y: { description: '乙' } } } },
    components: { schemas: {} },
  }
  expect(undescribed(bare)).toEqual(['.paths.a.x'])
})
