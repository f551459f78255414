import { expect, test } from 'vitest'
import { type Part, shutDown } from './shutdown.ts'

function recorded() {
  const ended: string[] = []
  const faults: unknown[] = []
  const part = (name: string, stop: () => Promise<unknown> = async () => {}): Part => ({
    name,
    limitMs: 50,
    stop: async () => {
      await stop()
      ended.push(name)
    },
  })
  const log = { error: (fault: unknown) => void faults.push(fault) }
  return { ended, faults, part, log }
}

test('the parts end in their order', async () => {
  const { ended, faults, part, log } = recorded()
  expect(await shutDown([part('server'), part('worker'), part('database')], log)).toBe(true)
  expect([ended, faults]).toEqual([['server', 'worker', 'database'], []])
})

test('one that throws, even at once, and one that hangs do not keep the rest from ending', async () => {
  const { ended, faults, part, log } = recorded()
  const throwing: Part = {
    ...part('server'),
    stop: () => {
      throw new Error('already closed')
    },
  }
  const hanging = part('worker', () => new Promise(() => {}))
  const parts = [throwing, hanging, part('sealer', () => Promise.reject(new Error('no'))), part('database')]
  expect(await shutDown(parts, log)).toBe(false)
  expect(ended).toEqual(['database'])
  expect(faults).toMatchObject([{ part: 'server' }, { part: 'worker' }, { part: 'sealer' }])
})
