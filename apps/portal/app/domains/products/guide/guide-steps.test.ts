import { describe, expect, test } from 'vitest'
import { pageAddressOf } from '../../../shell/list-address.ts'
import { disasterTopic } from './disaster-topic.ts'
import { firstLoanTopic } from './first-loan-topic.ts'
import { keptPlace, readGuide } from './guide-steps.ts'

const passed = 'registered=yes&borrowed=no&operating=yes&dishonest=no'
const needs = 'amount=30&termMonths=12&areaCode=620102&guaranteeMode=credit'
const read = (text: string, topic = firstLoanTopic) => readGuide(new URLSearchParams(text), topic)

describe('the self-check for a first loan', () => {
  const good = { registered: 'yes', borrowed: 'no', operating: 'yes', dishonest: 'no' } as const

  test.each([
    [{}, 'fits'],
    [{ registered: 'no', borrowed: 'yes', dishonest: 'yes' }, 'notRegistered'],
    [{ dishonest: 'yes', borrowed: 'yes' }, 'settleFirst'],
    [{ borrowed: 'yes', operating: 'no' }, 'notFirst'],
    [{ operating: 'no' }, 'needsRecord'],
  ] as const)('with %o the answer is %s: the gravest obstacle is named', (change, result) => {
    expect(firstLoanTopic.check({ ...good, ...change })).toBe(result)
  })

  test('nothing is said until every question is answered', () => {
    expect(firstLoanTopic.check({ registered: 'no', borrowed: 'no', operating: 'yes' })).toBeUndefined()
  })
})

test.each([
  ['registered=yes&damaged=yes&proof=yes&dishonest=no', 'fits'],
  ['registered=yes&damaged=no&proof=yes&dishonest=yes', 'notDamaged'],
  ['registered=yes&damaged=yes&proof=no&dishonest=yes', 'settleFirst'],
  ['registered=yes&damaged=yes&proof=no&dishonest=no', 'needsProof'],
  ['registered=no&damaged=yes&proof=yes&dishonest=no', 'notRegistered'],
])('after a disaster, %s ends in %s', (text, result) => {
  expect(read(text, disasterTopic).result).toBe(result)
})

test.each([firstLoanTopic, disasterTopic])(
  '$path has words for every result and one that leads on',
  (topic) => {
    const results = Object.values(topic.results)
    expect(results.filter(({ passes }) => passes)).toHaveLength(1)
    expect(results.every(({ title, text }) => title && text)).toBe(true)
  },
)

test('an amount and a term typed with full-width digits are read, and shown as they were read', () => {
  const { needs: found, kept } = read(`${passed}&amount=３０&termMonths=１２&areaCode=620102`)
  expect(found).toMatchObject({ amountYuan: 300_000, termMonths: 12 })
  expect(kept).toMatchObject({ amount: '30', termMonths: '12' })
})

describe('the step that is open', () => {
  test.each([
    ['', 'check', false],
    ['step=nonsense', 'check', false],
    ['step=apply', 'check', true],
    ['step=documents&registered=yes', 'check', true],
    [`step=documents&${passed}`, 'documents', false],
    [`step=documents&${passed.replace('borrowed=no', 'borrowed=yes')}`, 'check', true],
    [`step=products&${passed}`, 'needs', true],
    [`step=products&${passed}&${needs}`, 'products', false],
    [`step=apply&${passed}&${needs}`, 'products', true],
    [`step=apply&${passed}&${needs}&proId=7`, 'apply', false],
    [`step=apply&${passed}&${needs}&proId=7%20or%201`, 'products', true],
    [`step=check&${passed}&${needs}&proId=7`, 'check', false],
  ])('of %j is %s', (text, step, stopped) => {
    expect(read(text)).toMatchObject({ step, stopped })
  })
})

test('what is needed is read into whole yuan, months and an area of the province', () => {
  expect(read(needs).needs).toEqual({
    amountYuan: 300_000,
    termMonths: 12,
    areaCode: '620102',
    guaranteeMode: 'credit',
  })
  expect(read(needs.replace('credit', '')).needs?.guaranteeMode).toBeUndefined()
})

test('each need that cannot be read is explained at its field', () => {
  const { needs: none, errors } = read('amount=-5&termMonths=0&areaCode=110000')
  expect(none).toBeUndefined()
  expect(Object.keys(errors)).toEqual(['amount', 'term', 'area'])
})

test('the address keeps the answers, the ticked documents once each and nothing else', () => {
  const { kept, ready } = read(`${passed}&docs=licence&docs=statement.licence.gold&utm_source=x&amount=30`)
  expect(ready).toEqual(['licence', 'statement'])
  expect(kept).toEqual({
    registered: 'yes',
    borrowed: 'no',
    operating: 'yes',
    dishonest: 'no',
    docs: 'licence.statement',
    amount: '30',
  })
})

test('the next page of products leaves the guide where it stands', () => {
  const before = read(`step=products&${passed}&${needs}&docs=licence&page=1`)
  const address = pageAddressOf('/loan', keptPlace(before), 2)
  expect(address).toMatch(/[?&]page=2$/)
  expect(read(address.split('?')[1] ?? '')).toEqual(before)
  expect(pageAddressOf('/loan', keptPlace(read('')), 2)).toBe('/loan?page=2')
})
