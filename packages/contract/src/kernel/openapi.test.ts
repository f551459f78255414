import { describe, expect, it } from 'vitest'
import { allCalls } from '../all-calls.ts'
import { openApi } from './openapi.ts'

interface Operation {
  summary: string
  security: unknown[]
  responses: Record<string, { description: string }>
  parameters: { name: string; in: string }[]
}

const paths = openApi(allCalls).paths as Record<string, Record<string, Operation>>

describe('OpenAPI', () => {
  it('describes every call with its summary, access and errors', () => {
    for (const call of allCalls) {
      const operation = paths[call.path]?.[call.method.toLowerCase()]
      expect(operation?.summary, call.name).toBe(call.summary)
      expect(operation?.security.length === 0, call.name).toBe(call.access === 'public')
      for (const error of call.errors ?? []) {
        expect(operation?.responses[String(error.status)]?.description, call.name).toContain(error.key)
      }
    }
  })

  it('offers the Idempotency-Key header on creating calls only', () => {
    for (const call of allCalls) {
      const names = paths[call.path]?.[call.method.toLowerCase()]?.parameters.map(
        (parameter) => parameter.name,
      )
      expect(names?.includes('Idempotency-Key'), call.name).toBe(call.effect === 'create')
    }
  })
})
