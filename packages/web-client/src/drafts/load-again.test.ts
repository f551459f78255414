import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallFailure, networkFailure } from '../call-failure.ts'
import { LOAD_AGAIN_MILLISECONDS, loadAgain } from './load-again.ts'
import type { DraftServer } from './open-draft.ts'

const place = { owner: '8', form: 'productApply', subject: '7' }
const answer = { owner: '8', sealKey: '', draft: { content: '{"purpose":"采购"}', savedAt: '' } }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server that fails in these ways before it answers; how often it was asked. */
function server(...failures: Error[]) {
  const asked = { times: 0 }
  const calls: DraftServer = {
    load: () => {
      const failure = failures[asked.times]
      asked.times += 1
      return failure ? Promise.reject(failure) : Promise.resolve(answer)
    },
    save: () => Promise.reject(new Error('nothing is saved here')),
    remove: () => Promise.reject(new Error('nothing is removed here')),
    isSignedIn: () => true,
  }
  return { asked, calls }
}

const stays = () => false

test('a draft that the line does not bring is asked for until it comes', async () => {
  const { asked, calls } = server(networkFailure(), new CallFailure({ code: 503, msg: '' }))
  const loading = loadAgain(calls, stays)(place)
  await vi.advanceTimersByTimeAsync(2 * LOAD_AGAIN_MILLISECONDS)
  expect(await loading).toBe(answer)
  expect(asked.times).toBe(3)
})

test('a refusal is an answer', async () => {
  const refused = new CallFailure({ code: 401, msg: '' })
  const { asked, calls } = server(refused)
  await expect(loadAgain(calls, stays)(place)).rejects.toBe(refused)
  expect(asked.times).toBe(1)
})

test('nobody asks for a form that has gone', async () => {
  const { asked, calls } = server(networkFailure())
  await expect(loadAgain(calls, () => true)(place)).rejects.toBeInstanceOf(CallFailure)
  expect(asked.times).toBe(1)
})
