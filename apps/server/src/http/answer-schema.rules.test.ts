import { expect, test } from 'vitest'
import { allCalls } from '@lqr/contract/all-calls.ts'
import { compileData } from './answer-schema.ts'

test('the answer of every call has a serializer, which is made once', () => {
  for (const call of allCalls) expect(compileData(call), call.name).toBe(compileData(call))
})
