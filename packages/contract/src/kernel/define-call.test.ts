import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { allCalls } from '../all-calls.ts'
import { defineCall } from './define-call.ts'
import { id } from './field.ts'

const base = {
  name: 'test.getThing',
  summary: '测试',
  method: 'GET',
  path: '/portal/thing',
  effect: 'read',
  output: z.object({}),
} as const

describe('a call definition', () => {
  it('does not compile without access', () => {
    // @ts-expect-error access is required
    const call = defineCall({ ...base })
    expect(call).not.toHaveProperty('access')
  })

  it('refuses unknown properties of body and query', () => {
    const call = defineCall({ ...base, access: 'public', body: z.object({ id: id() }), query: z.object({}) })
    expect(call.body.safeParse({ id: '1', more: true }).success).toBe(false)
    expect(call.query.safeParse({ more: '1' }).success).toBe(false)
  })
})

describe('the contract', () => {
  it('names every call and every address once', () => {
    const names = allCalls.map((call) => call.name)
    const addresses = allCalls.map((call) => `${call.method} ${call.path}`)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('gives every call a 中文 summary and, where its path has parameters, their schema', () => {
    for (const call of allCalls) {
      expect(call.summary, call.name).toMatch(/[\u4e00-\u9fff]/)
      const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
      expect(Object.keys(call.params?.shape ?? {}), call.name).toEqual(inPath)
    }
  })

  it('numbers every error once', () => {
    const errors = new Map(
      allCalls.flatMap((call) => call.errors ?? []).map((error) => [error.key, error.number]),
    )
    expect(new Set(errors.values()).size).toBe(errors.size)
  })
})
