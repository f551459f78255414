import { expect, it } from 'vitest'
import { type Asked, percentile, spreadOf, timeQuestions } from './database-time.ts'

it('takes a percentile by the nearest rank', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index)
  expect(percentile(values, 0.99)).toBe(198)
  expect(percentile([5], 0.99)).toBe(5)
  expect(percentile([], 0.5)).toBeNaN()
  expect(spreadOf(values)).toEqual({ p50Ms: 100, p99Ms: 198 })
})

it('asks every question in every database as often, in turns, and drops the warm-up', async () => {
  const asked: string[] = []
  const database = (name: string) => ({ name }) as unknown as Asked
  const question = (name: string) => ({
    name,
    ask: async (one: Asked) => asked.push(`${name}@${(one as unknown as { name: string }).name}`),
  })
  const databases = { full: database('full'), tenth: database('tenth') }
  const times = await timeQuestions([question('a'), question('b')], databases, 4)
  expect([...times.keys()]).toEqual(['a', 'b'])
  expect(times.get('b')?.tenth).toHaveLength(4)
  expect(asked.slice(-8, -4)).toEqual(['a@full', 'a@tenth', 'b@full', 'b@tenth'])
  expect(asked.slice(-4)).toEqual(['a@tenth', 'a@full', 'b@tenth', 'b@full'])
})
