import { expect, test } from 'vitest'
import { type DraftState, makeRowDraftKeeper } from './row-draft-keeper.ts'

function keeperWith(answer: (call: string, title: string | undefined) => void = () => undefined) {
  const calls: string[] = []
  const states: DraftState['is'][] = []
  let version = 0
  const need = () => {
    version += 1
    return { id: '7', version }
  }
  const keeper = makeRowDraftKeeper<{ title: string }, { id: string; version: number }>({
    start: undefined,
    create: async ({ title }, key) => {
      calls.push(`create ${title}`)
      answer(key, title)
      return need()
    },
    update: async (draft, { title }) => {
      calls.push(`update ${draft.version} ${title}`)
      answer('update', title)
      return need()
    },
    problemOf: (error) => (error instanceof Error ? error.message : ''),
    onState: ({ is }) => void states.push(is),
    onCreated: (id) => void calls.push(`created ${id}`),
    onSaved: () => undefined,
  })
  return { keeper, calls, states, leave: keeper.open() }
}

test('the first save makes the draft, the next ones change it, each on the version of the one before', async () => {
  const { keeper, calls, states } = keeperWith()
  keeper.keep({ title: '一稿' })
  expect(await keeper.flush()).toEqual({ id: '7', version: 1 })
  keeper.keep({ title: '二稿' })
  keeper.keep({ title: '三稿' })
  expect(await keeper.flush()).toEqual({ id: '7', version: 2 })
  expect(calls).toEqual(['create 一稿', 'created 7', 'update 1 三稿'])
  expect(states).toEqual(['saving', 'saved', 'saving', 'saved'])
})

test('what could not be saved stays, and goes out under the same key the next time', async () => {
  const keys: string[] = []
  let isDown = true
  const { keeper, states } = keeperWith((key) => {
    keys.push(key)
    if (isDown) throw new Error('网络错误')
  })
  keeper.keep({ title: '一稿' })
  expect(await keeper.flush()).toBeUndefined()
  isDown = false
  expect(await keeper.flush()).toEqual({ id: '7', version: 1 })
  expect(new Set(keys).size).toBe(1)
  expect(states).toEqual(['saving', 'failed', 'saving', 'saved'])
})

test('nothing typed is nothing saved', async () => {
  const { keeper, calls } = keeperWith()
  expect(await keeper.flush()).toBeUndefined()
  expect(calls).toEqual([])
})

test('what is handed in after a save that failed waits for the one that tries it again', async () => {
  let isDown = false
  const { keeper, calls } = keeperWith(() => {
    if (isDown) {
      isDown = false
      throw new Error('网络错误')
    }
  })
  keeper.keep({ title: '一稿' })
  await keeper.flush()
  isDown = true
  keeper.keep({ title: '二稿' })
  const failing = keeper.flush()
  const afterPause = keeper.flush()
  const handedIn = keeper.flush()
  await Promise.all([failing, afterPause])
  expect(await handedIn).toEqual({ id: '7', version: 2 })
  expect(calls).toEqual(['create 一稿', 'created 7', 'update 1 二稿', 'update 1 二稿'])
})

test('a form that is left sends what was typed, and the page that came after it hears nothing', async () => {
  const { keeper, calls, leave } = keeperWith()
  keeper.keep({ title: '一稿' })
  leave()
  expect(await keeper.flush()).toEqual({ id: '7', version: 1 })
  expect(calls).toEqual(['create 一稿'])
})
