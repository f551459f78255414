import { expect, test } from 'vitest'
import { type CaseFilterOptions, readCaseSearch } from './case-search.ts'

type Options = CaseFilterOptions<'OPEN' | 'OVER', 'due' | 'newest', 'mine' | 'overdue'>

const options: Options = {
  states: [
    { code: 'OPEN', name: '在办' },
    { code: 'OVER', name: '办结' },
  ],
  sorts: ['due', 'newest'],
  toggles: ['mine', 'overdue'],
  beginsWithOpen: true,
}

function read(query: string, given: Options = options) {
  const search = new URLSearchParams(query)
  return readCaseSearch(given, {
    page: Number(search.get('page') ?? 1),
    text: (name) => search.get(name) ?? undefined,
    isOn: (name) => search.get(name) === 'true',
    oneOf: (name, items) => items.find(({ code }) => code === search.get(name))?.code,
  })
}

test('a list of work begins with what is open, in the call’s own order', () => {
  expect(read('').body).toEqual({ currentPageNum: 1, pageSize: 20, sort: 'due', openOnly: true })
  expect(read('').status).toBe('')
})

test('a state, or all of them, takes the place of what is open', () => {
  expect(read('status=OVER').body).toEqual({ currentPageNum: 1, pageSize: 20, sort: 'due', status: 'OVER' })
  const all = read('status=all')
  expect(all.body).toEqual({ currentPageNum: 1, pageSize: 20, sort: 'due' })
  expect(all.status).toBe('all')
})

test('switches, keyword, order and page are asked for as the address has them', () => {
  expect(read('mine=true&overdue=true&keyword=农机&sort=newest&page=3').body).toEqual({
    currentPageNum: 3,
    pageSize: 20,
    sort: 'newest',
    keyword: '农机',
    openOnly: true,
    mineOnly: true,
    overdueOnly: true,
  })
})

test('what the list’s call does not take is never asked for, whatever the address says', () => {
  expect(read('mine=true&status=OVER&sort=due&status=all', {}).body).toEqual({
    currentPageNum: 1,
    pageSize: 20,
  })
  expect(read('status=NONE&sort=worst').body).toMatchObject({ sort: 'due', openOnly: true })
})
