import type { LookupAddress } from 'node:dns'
import { expect, test } from 'vitest'
import { makeSharedLookup } from './shared-lookup.ts'

const ADDRESSES: LookupAddress[] = [
  { address: '192.0.2.7', family: 4 },
  { address: '2001:db8::7', family: 6 },
]

/** A resolver that answers when the test says so. */
function resolver() {
  const asked: { name: string; done: (error: Error | null, addresses: LookupAddress[]) => void }[] = []
  const lookup = makeSharedLookup((name, _options, done) => asked.push({ name, done }))
  const answers: unknown[] = []
  const ask = (name: string, all: boolean) => lookup(name, { all }, (...answer) => answers.push(answer))
  return { asked, answers, ask }
}

test('many calls to one name ask the resolver once, and each has the form it asked for', () => {
  const { asked, answers, ask } = resolver()
  ask('bank.example', true)
  ask('bank.example', false)
  ask('tax.example', true)
  expect(asked.map(({ name }) => name)).toEqual(['bank.example', 'tax.example'])
  asked[0]?.done(null, ADDRESSES)
  expect(answers).toEqual([
    [null, ADDRESSES],
    [null, '192.0.2.7', 4],
  ])
  ask('bank.example', true)
  expect(asked).toHaveLength(3)
})

test('a name that is not there is told to everybody who asked, and asked for again', () => {
  const { asked, answers, ask } = resolver()
  const gone = new Error('ENOTFOUND')
  ask('bank.example', true)
  ask('bank.example', false)
  asked[0]?.done(gone, [])
  expect(answers).toEqual([
    [gone, ''],
    [gone, ''],
  ])
  ask('bank.example', false)
  asked[1]?.done(null, [])
  expect(answers).toHaveLength(3)
  expect(answers[2]).toEqual([new Error('no address'), ''])
})
