import { expect, it } from 'vitest'
import { traceHeader, traceOf } from './trace-of.ts'

const id = '5bfaea51-f707-475c-9735-845dd6c2e274'
const own = id.replaceAll('-', '')
const trace = '0af7651916cd43dd8448eb211c80319c'
const sent = (traceparent: string | string[]) => ({ id, headers: { traceparent } as Record<string, string> })

it('is the trace a gateway named', () => {
  expect(traceOf(sent(`00-${trace}-b7ad6b7169203331-01`))).toBe(trace)
})

it.each([
  '',
  'nonsense',
  `00-${trace.toUpperCase()}-b7ad6b7169203331-01`,
  `00-${'0'.repeat(32)}-b7ad6b7169203331-01`,
  `00-${trace}-b7ad6b7169203331-01\n{"level":60}`,
])('is the number of the request where %j names none', (header) => {
  expect(traceOf(sent(header))).toBe(own)
})

it('goes on to the calls of a page', () => {
  const { traceparent = '' } = traceHeader({ id, headers: {} })
  expect(traceOf({ id: 'another', headers: { traceparent } })).toBe(own)
})
