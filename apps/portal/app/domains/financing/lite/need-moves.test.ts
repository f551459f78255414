import {
  chooseResponse,
  listNeedResponses,
  turnDownResponse,
} from '@lqr/contract/financing/response-calls.ts'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { expect, test } from 'vitest'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { needAction } from './need-moves.ts'

/** What a move on the response is sent with; the response stands at version 3 meanwhile. */
async function sentWith(move: 'choose' | 'turnDown', fields: Record<string, string>) {
  const sent: unknown[] = []
  const answer = (call: unknown, input?: unknown): Promise<unknown> => {
    if (call === getUserInfo) return Promise.resolve({ user: { userId: '1' } })
    if (call === listNeedResponses) return Promise.resolve({ responses: [{ id: '5', version: 3 }] })
    expect(call).toBe(move === 'choose' ? chooseResponse : turnDownResponse)
    sent.push((input as { body: unknown }).body)
    return Promise.resolve({ responses: [] })
  }
  const address = `http://portal/lite/need?id=7&do=${move}&of=5`
  const request = new Request(address, { method: 'POST', body: new URLSearchParams(fields) })
  await needAction(request, answer as LoaderApi)
  return sent
}

test('what is chosen is what the page showed, however the indication stands when the form comes', async () => {
  expect(await sentWith('choose', { consent: '1', version: '2' })).toEqual([{ consent: true, version: 2 }])
})

test('the letter of a choice is the one that its page showed, and none where the page named none', async () => {
  const [sent] = await sentWith('choose', { consent: '1', version: '2', letterVersion: 'XYSQ-2026.11' })
  expect(sent).toEqual({ consent: true, version: 2, letterVersion: 'XYSQ-2026.11' })
})

test('a form that does not say what it showed is sent as one that is out of date', async () => {
  expect(await sentWith('choose', { consent: '1' })).toEqual([{ consent: true, version: 0 }])
})

test('an institution is turned down as the page showed it, with the reason that was typed', async () => {
  const sent = await sentWith('turnDown', { note: '没有进展', version: '2' })
  expect(sent).toEqual([{ note: '没有进展', version: 2 }])
})
