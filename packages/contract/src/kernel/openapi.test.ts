import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { allCalls } from '../all-calls.ts'
import { defineCall } from './define-call.ts'
import { oneOf, ratePercent } from './field.ts'
import { openApi } from './openapi.ts'

interface Operation {
  summary: string
  security: unknown[]
  responses: Record<string, { $ref?: string }>
  parameters: ({ name: string; in: string } | { $ref: string })[]
}

interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { responses: Record<string, { description: string }> }
}

const { paths, components } = JSON.parse(JSON.stringify(openApi(allCalls))) as Document

/** What is said of the answer with this status, which stands among the named ones. */
function descriptionOf(operation: Operation | undefined, status: number): string | undefined {
  const name = operation?.responses[String(status)]?.$ref?.split('/').at(-1)
  return name === undefined ? undefined : components.responses[name]?.description
}

describe('OpenAPI', () => {
  it('describes every call with its summary, access and errors', () => {
    for (const call of allCalls) {
      const operation = paths[call.path]?.[call.method.toLowerCase()]
      expect(operation?.summary, call.name).toBe(call.summary)
      expect(operation?.security.length === 0, call.name).toBe(call.access === 'public')
      for (const error of call.errors ?? []) {
        expect(descriptionOf(operation, error.status), call.name).toContain(error.key)
      }
    }
  })

  it('says of every labelled field what it is, in a form and in an answer', () => {
    const output = z.object({ rate: ratePercent('年化利率').nullable() })
    const call = defineCall({
      name: 'test.ask',
      summary: '询价',
      method: 'POST',
      path: '/ask',
      access: 'public',
      effect: 'read',
      body: z.object({ kind: oneOf('类型', [{ code: 'a', name: '甲' }]) }),
      output,
    })
    const text = JSON.stringify(openApi([call]))
    expect(text).toContain('"description":"年化利率（%）"')
    expect(text).toContain('"description":"类型。a 甲"')
  })

  it('offers the Idempotency-Key header on creating calls only', () => {
    for (const call of allCalls) {
      const parameters = paths[call.path]?.[call.method.toLowerCase()]?.parameters ?? []
      const keys = parameters.filter(
        (parameter) => '$ref' in parameter && parameter.$ref === '#/components/parameters/IdempotencyKey',
      )
      expect(keys.length > 0, call.name).toBe(call.effect === 'create')
    }
  })
})
