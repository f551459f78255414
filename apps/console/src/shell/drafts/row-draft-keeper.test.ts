import { expect, test } from 'vitest'
import { CallFailure, networkFailure } from '@lqr/web-client/call-failure.ts'
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

interface Row {
  readonly id: string
  readonly version: number
  readonly status: 'DRAFT' | 'PUBLISHED'
  readonly title: string
}

/** A server with one row, whose answers are lost while `isCutOff`, and which nothing reaches while it `isAway`; it refuses what builds on another version than it has. */
function serverWith() {
  const server: { isCutOff: boolean; isAway: boolean; row: Row | undefined; made: Map<string, Row> } = {
    isCutOff: false,
    isAway: false,
    row: undefined,
    made: new Map(),
  }
  const answer = (row: Row) => {
    server.row = row
    if (server.isCutOff) throw networkFailure()
    return row
  }
  const keeper = makeRowDraftKeeper<{ title: string }, Row>({
    start: undefined,
    create: async ({ title }, key) => {
      const row = server.made.get(key) ?? {
        id: String(server.made.size + 1),
        version: 1,
        status: 'DRAFT' as const,
        title,
      }
      server.made.set(key, row)
      return answer(row)
    },
    update: async ({ version }, { title }) => {
      const { row } = server
      if (server.isAway) throw networkFailure()
      if (row?.version !== version) throw new CallFailure({ code: 409, msg: '已被修改', data: row })
      return answer({ ...row, version: version + 1, title })
    },
    onState: () => undefined,
    onCreated: () => undefined,
    onSaved: () => undefined,
  })
  const save = (title: string) => {
    keeper.keep({ title })
    return keeper.flush()
  }
  return { server, save }
}

test('typing on after the answer of the first save was lost makes no second draft', async () => {
  const { server, save } = serverWith()
  server.isCutOff = true
  expect(await save('一稿')).toBeUndefined()
  server.isCutOff = false
  expect(await save('二稿')).toEqual({ id: '1', version: 2 })
  expect([server.made.size, server.row?.title]).toEqual([1, '二稿'])
})

test('typing on after the answer of a change was lost is no conflict with oneself', async () => {
  const { server, save } = serverWith()
  await save('一稿')
  server.isCutOff = true
  expect(await save('二稿')).toBeUndefined()
  server.isCutOff = false
  expect(await save('三稿')).toEqual({ id: '1', version: 3 })
  expect(server.row?.title).toBe('三稿')
})

test('what somebody else changed meanwhile is still a conflict', async () => {
  const { server, save } = serverWith()
  await save('一稿')
  server.row = { id: '1', version: 2, status: 'DRAFT', title: '别人的' }
  expect(await save('二稿')).toBeUndefined()
  expect(await save('三稿')).toBeUndefined()
  expect(server.row.title).toBe('别人的')
})

test.each([
  ['changed', { id: '1', version: 2, status: 'DRAFT', title: '别人的' }],
  ['published', { id: '1', version: 2, status: 'PUBLISHED', title: '一稿' }],
] as const)(
  'what never arrived makes no version: what somebody else %s in the gap is a conflict',
  async (_, theirs) => {
    const { server, save } = serverWith()
    await save('一稿')
    server.isAway = true
    expect(await save('二稿')).toBeUndefined()
    server.isAway = false
    server.row = theirs
    expect(await save('三稿')).toBeUndefined()
    expect(server.row).toEqual(theirs)
  },
)

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
