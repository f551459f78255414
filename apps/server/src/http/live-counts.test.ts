import { expect, test } from 'vitest'
import { makeLiveCounts, type Watcher } from './live-counts.ts'

const watcher = (sessionId: string, unread = 0): Watcher => ({
  accountId: `a${sessionId}`,
  sessionId,
  unread,
})
const failed = (err?: unknown): never => expect.unreachable(String(err))

test('everybody who watches is counted in one question, and nobody is asked for once all have gone', async () => {
  const asked: string[][] = []
  const counts = makeLiveCounts(
    async (watchers) => {
      asked.push(watchers.map(({ sessionId }) => sessionId))
      return new Map([
        ['1', 1],
        ['2', 5],
      ])
    },
    failed,
    0,
  )
  const told = await new Promise<number[]>((resolve) => {
    const heard: number[] = []
    const stops: (() => void)[] = []
    for (const id of ['1', '2']) {
      const notify = (unread: number) => {
        heard.push(unread)
        if (heard.length < 2) return
        for (const stop of stops) stop()
        resolve(heard)
      }
      stops.push(counts.watch(watcher(id), notify, failed))
    }
  })
  expect(told).toEqual([1, 5])
  expect(asked).toEqual([['1', '2']])
})

test('a session that has ended is told so, and a failure is said and asked again', async () => {
  const problems: unknown[] = []
  let tries = 0
  await new Promise<void>((resolve) => {
    const counts = makeLiveCounts(
      async () => {
        tries += 1
        if (tries === 1) throw new Error('no connection')
        return new Map()
      },
      (err) => problems.push(err),
      0,
    )
    const stop = counts.watch(
      watcher('1'),
      () => expect.unreachable(),
      () => {
        stop()
        resolve()
      },
    )
  })
  expect([problems.length, tries]).toEqual([1, 2])
})
