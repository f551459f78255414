import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  countUnreadMessages,
  listMessages,
  readAllMessages,
  readMessage,
} from '@lqr/contract/messages/calls.ts'
import { messagesErrors } from '@lqr/contract/messages/errors.ts'
import { makeTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAccount } from '../../identity/identity.fixtures.ts'
import { sendMessage } from '../index.ts'

const MESSAGE = { kind: 'products.accepted', title: '申请已受理', body: '银行已受理您的申请。' }
const PAGE = { currentPageNum: 1, pageSize: 10 }

describe('the message box', () => {
  let test: TestApp
  const me = { id: '', token: '' }
  const other = { id: '', token: '' }

  beforeAll(async () => {
    test = await makeTestApp()
    for (const person of [me, other]) {
      person.id = (await makeAccount(test.services.db, test.services, { sourceType: '7' })).id
      person.token = await test.signIn(person.id)
    }
    for (const link of ['/application/1', '/application/2', null]) {
      await sendMessage(test.services.db, { ...MESSAGE, accountId: me.id, link })
    }
  })
  afterAll(() => test.close())

  const list = (body = {}, token = me.token) =>
    test.call(listMessages, { body: { ...PAGE, ...body } }, { token })

  it('holds the own messages alone, newest first', async () => {
    const { data } = await list()
    expect(data.total).toBe(3)
    expect(data.list.map(({ link }) => link)).toEqual([null, '/application/2', '/application/1'])
    expect(data.list[0]).toMatchObject({ ...MESSAGE, readAt: null })
    expect((await list({}, other.token)).data).toMatchObject({ list: [], total: 0 })
  })

  it('stand by the time they show, however late they were written, and keep their place over pages', async () => {
    const late = (await makeAccount(test.services.db, test.services, { sourceType: '7' })).id
    const token = await test.signIn(late)
    for (const [title, daysAgo] of [
      ['昨天', 1],
      ['今天甲', 0],
      ['前天', 2],
      ['今天乙', 0],
    ] as const) {
      await test.services.pool.query(
        `insert into message (account_id, kind, title, body, created_at)
         values ($1, 'products.accepted', $2, '正文', date_trunc('hour', now()) - make_interval(days => $3))`,
        [late, title, daysAgo],
      )
    }
    const titles = async (currentPageNum: number) =>
      (await list({ pageSize: 2, currentPageNum }, token)).data.list.map(({ title }) => title)
    expect([await titles(1), await titles(2)]).toEqual([
      ['今天乙', '今天甲'],
      ['昨天', '前天'],
    ])
  })

  it('pages, and shows only what is unread when asked to', async () => {
    expect((await list({ pageSize: 2, currentPageNum: 2 })).data.list).toHaveLength(1)
    const [newest] = (await list()).data.list
    const read = await test.call(readMessage, { params: { id: newest?.id ?? '' } }, { token: me.token })
    expect(read.data.unread).toBe(2)
    expect((await list({ unreadOnly: true })).data.total).toBe(2)
    expect((await list()).data.total).toBe(3)
  })

  it('keeps the time of the first reading', async () => {
    const [newest] = (await list()).data.list
    const id = newest?.id ?? ''
    await test.call(readMessage, { params: { id } }, { token: me.token })
    expect((await list()).data.list[0]?.readAt).toBe(newest?.readAt)
    expect(newest?.readAt).not.toBeNull()
  })

  it("answers another's message and one that does not exist with the same 404", async () => {
    const id = (await list()).data.list[1]?.id ?? ''
    const answers = await Promise.all(
      [id, '999999999'].map((wanted) =>
        test.call(readMessage, { params: { id: wanted } }, { token: other.token }),
      ),
    )
    for (const { status, msg, error, data } of answers) {
      expect({ status, msg, key: error?.key, data }).toEqual({
        status: 404,
        msg: messagesErrors.notFound.msg,
        key: messagesErrors.notFound.key,
        data: undefined,
      })
    }
    expect((await test.call(countUnreadMessages, {}, { token: me.token })).data.unread).toBe(2)
  })

  it('reads everything at once, but nothing of others', async () => {
    await sendMessage(test.services.db, { ...MESSAGE, accountId: other.id })
    const { data } = await test.call(readAllMessages, {}, { token: me.token })
    expect(data.unread).toBe(0)
    expect((await test.call(countUnreadMessages, {}, { token: other.token })).data.unread).toBe(1)
  })

  it('is closed to whoever is signed out', async () => {
    expect((await test.call(listMessages, { body: PAGE })).status).toBe(401)
    expect((await test.call(countUnreadMessages, {})).status).toBe(401)
    expect((await test.call(readAllMessages, {})).status).toBe(401)
    expect((await test.call(readMessage, { params: { id: '1' } })).status).toBe(401)
  })

  it('refuses pages and ids that are none', async () => {
    const { status, error } = await test.send(
      listMessages,
      { body: { currentPageNum: 0, pageSize: 101, unreadOnly: 'yes', more: 1 } },
      { token: me.token },
    )
    expect(status).toBe(422)
    expect(Object.keys(error?.fields ?? {}).sort()).toEqual([
      'currentPageNum',
      'more',
      'pageSize',
      'unreadOnly',
    ])
    expect(
      (await test.send(readMessage, { params: { id: '0' } }, { token: me.token })).error?.fields,
    ).toHaveProperty('id')
  })
})
