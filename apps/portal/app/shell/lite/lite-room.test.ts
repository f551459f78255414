import { cancelEnquiry, withdrawEnquiry } from '@lqr/contract/services/enquiry-calls.ts'
import { deleteProject } from '@lqr/contract/equity/project-calls.ts'
import { getUserInfo } from '@lqr/contract/identity/calls.ts'
import { expect, test } from 'vitest'
import type { LoaderApi } from '../server/loader-api.ts'
import { moveView, openMoves, type Room, roomAction, type RoomMove } from './lite-room.ts'

/** The matter stands at version 3 meanwhile. */
const room: Room = { path: '/lite/matter', versionOf: () => Promise.resolve(3) }
const plain: Room = { path: '/lite/matter', versionOf: () => Promise.resolve(undefined) }
const MOVES: readonly RoomMove[] = [
  {
    code: 'cancel',
    title: '取消服务',
    submit: '确认取消',
    def: cancelEnquiry,
    fields: [{ name: 'endReason', schema: cancelEnquiry.body.shape.endReason }],
  },
  {
    code: 'withdraw',
    title: '撤回',
    submit: '确认撤回',
    def: withdrawEnquiry,
    toBody: () => ({ note: '不再需要' }),
  },
  { code: 'remove', title: '删除', submit: '确认删除', def: deleteProject, leadsTo: '/lite/projects' },
]

/** What a move of that room is sent with, or what its page shows instead. */
async function sentBy(of: Room, code: string, fields: Record<string, string>, refused?: Response) {
  const sent: unknown[] = []
  const answer = async (call: unknown, input?: unknown): Promise<unknown> => {
    if (call === getUserInfo) return { user: { userId: '1' } }
    sent.push(input)
    if (refused) throw refused
    return {}
  }
  const address = `http://portal/lite/matter?id=7&do=${code}`
  const request = new Request(address, { method: 'POST', body: new URLSearchParams(fields) })
  return { shown: await roomAction(request, answer as LoaderApi, of, MOVES), sent }
}

const bodyOf = async (...asked: Parameters<typeof sentBy>) => {
  const [sent] = (await sentBy(...asked)).sent
  return (sent as { body?: unknown }).body
}

test('a move is sent with the version that its page showed, however the matter stands when the form comes', async () => {
  const typed = { endReason: '改用其他服务', version: '2' }
  expect(await bodyOf(room, 'cancel', typed)).toEqual({ ...typed, version: 2 })
  expect(await bodyOf(room, 'withdraw', { version: '2' })).toEqual({ note: '不再需要', version: 2 })
})

test('a form that does not say what it showed is sent as one that is out of date', async () => {
  expect(await bodyOf(room, 'cancel', { endReason: '改用其他服务' })).toMatchObject({ version: 0 })
})

test('what was refused because the matter has moved on is said, and what was typed stays', async () => {
  const typed = { endReason: '改用其他服务', version: '2' }
  const refused = Response.json({ key: 'services.staleVersion', msg: '询价已被更新' }, { status: 409 })
  const { shown } = await sentBy(room, 'cancel', typed, refused)
  expect(shown).toMatchObject({
    data: { refusal: '询价已被更新', typed: { values: { endReason: typed.endReason } } },
  })
})

test('a matter without versions, and what takes no body, is sent without one', async () => {
  expect(await bodyOf(plain, 'withdraw', { version: '2' })).toEqual({ note: '不再需要' })
  expect(await bodyOf(room, 'remove', { version: '2' })).toBeUndefined()
})

test('every form of the page carries the version that the page shows', () => {
  const can = { cancel: true, withdraw: false, remove: true }
  const open = openMoves(room, '7', MOVES, { can, version: 2 })
  expect(open.map(({ title, hidden }) => [title, hidden])).toEqual([
    ['取消服务', { version: '2' }],
    ['删除', { version: '2' }],
  ])
  expect(MOVES.map((move) => moveView(plain, '7', move).hidden)).toEqual([{}, {}, {}])
})
