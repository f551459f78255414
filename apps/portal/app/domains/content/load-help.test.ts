import { getHelp, listHelp } from '@lqr/contract/content/calls.ts'
import { expect, test, vi } from 'vitest'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { loadHelp } from './load-help.ts'

const question = (id: string) => ({
  id,
  category: 'usage',
  title: `问题 ${id}`,
  summary: '摘要',
  body: '正文',
})

const gone = vi.fn<() => Promise<unknown>>().mockRejectedValue(new Response(null, { status: 404 }))

/** A list that holds the first question of more than one page; 120 is of the next one, 7 is gone. */
const api = (call: unknown, input: { params?: { id: string } }): Promise<unknown> => {
  if (call === listHelp)
    return Promise.resolve({ list: [question('1')], total: 120, currentPageNum: 1, pageSize: 100 })
  expect(call).toBe(getHelp)
  const { id = '' } = input.params ?? {}
  return id === '120' ? Promise.resolve(question(id)) : gone()
}
const shown = async (query: string) => {
  const { groups } = await loadHelp(api as LoaderApi, new Request(`http://portal/helpCenter${query}`))
  return groups.flatMap(({ questions }) => questions.map(({ id, open }) => ({ id, open })))
}

test('the question that an address leads to is open, also when the page of the list does not hold it', async () => {
  expect(await shown('?id=1')).toEqual([{ id: '1', open: true }])
  expect(await shown('?id=120')).toEqual([
    { id: '120', open: true },
    { id: '1', open: false },
  ])
})

test('one that is gone, or that no id names, leaves the list as it is', async () => {
  expect(await shown('?id=7')).toEqual([{ id: '1', open: false }])
  expect(await shown('?id=x')).toEqual([{ id: '1', open: false }])
  expect(await shown('')).toEqual([{ id: '1', open: false }])
})
