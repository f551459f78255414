import { expect, test } from 'vitest'
import { makeLiveAnswer } from './live-answer.ts'

interface Answer {
  readonly at: number
  readonly count: number
}

const failed = (err?: unknown): never => expect.unreachable(String(err))
const essence = ({ count }: Answer) => count

/** What one who watches is told, as far as `wanted` answers. */
function heardBy(live: ReturnType<typeof makeLiveAnswer<Answer>>, wanted: number): Promise<number[]> {
  return new Promise((resolve) => {
    const heard: number[] = []
    const stop = live.watch((answer) => {
      heard.push(answer.count)
      if (heard.length < wanted) return
      stop()
      resolve(heard)
    }, failed)
  })
}

test('however many ask at once, it is worked out once', async () => {
  let reads = 0
  const read = async () => ({ at: Date.now(), count: (reads += 1) })
  const live = makeLiveAnswer<Answer>({ read, essence, onError: failed, everyMs: 60_000 })
  const answers = await Promise.all([live.current(), live.current(), live.current()])
  expect(answers.map(({ count }) => count)).toEqual([1, 1, 1])
  expect((await live.current()).count).toBe(1)
})

test('everybody who watches is told what changed, in one answer and in order', async () => {
  let count = 0
  const read = async () => ({ at: Date.now(), count: (count += 1) })
  const live = makeLiveAnswer<Answer>({ read, essence, onError: failed, everyMs: 1 })
  const [one, other] = await Promise.all([heardBy(live, 3), heardBy(live, 3)])
  expect(one).toEqual(one.toSorted((a, b) => a - b))
  expect(new Set(one).size).toBe(3)
  expect(other).toHaveLength(3)
})

test('what has not changed is not told again until its time is old', async () => {
  let reads = 0
  const read = async () => ({ at: (reads += 1), count: 7 })
  const quiet = makeLiveAnswer<Answer>({ read, essence, onError: failed, everyMs: 1, freshMs: 60_000 })
  const heard: number[] = []
  const stop = quiet.watch(({ count }) => heard.push(count), failed)
  await expect.poll(() => reads).toBeGreaterThan(4)
  stop()
  expect(heard).toEqual([7])
  const fresh = makeLiveAnswer<Answer>({ read, essence, onError: failed, everyMs: 1, freshMs: 0 })
  expect(await heardBy(fresh, 3)).toEqual([7, 7, 7])
})

test('a failure is said and asked again; closing ends all that is watched', async () => {
  const problems: unknown[] = []
  let tries = 0
  const read = async () => {
    tries += 1
    if (tries < 3) throw new Error('no connection')
    return { at: tries, count: tries }
  }
  const live = makeLiveAnswer<Answer>({ read, essence, onError: (err) => problems.push(err), everyMs: 1 })
  const ended = new Promise<void>((resolve) => {
    live.watch(() => live.close(), resolve)
  })
  await ended
  expect(problems.length).toBeGreaterThanOrEqual(2)
})
