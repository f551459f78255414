import { afterAll, beforeAll, expect, it } from 'vitest'
import { allCalls } from '@lqr/contract/all-calls.ts'
import type { AnyCall } from '@lqr/contract/kernel/define-call.ts'
import { seedDemo } from '../../../../../database/seeds/demo/seed-demo.ts'
import { loadDemo } from '../../data/load-demo.ts'
import { makeTestApp, type TestApp } from '../test-app.ts'
import { findCallers } from './callers.ts'
import { faultOf } from './fault-of.ts'
import { type FuzzRequest, fuzzRequests } from './fuzz-requests.ts'
import { seeded } from './seeded.ts'

/** `npm run fuzz` takes more calls and another seed each time. */
const CALLS = Number(process.env.FUZZ_CALLS ?? 2_000)
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122)
const MS_PER_CALL = 100

let test: TestApp
let callersOf: (call: AnyCall) => readonly string[]

beforeAll(async () => {
  test = await makeTestApp()
  await loadDemo(test.services, seedDemo)
  callersOf = await findCallers(test)
})
afterAll(() => test.close())

async function faultAfter(request: FuzzRequest, sent: number): Promise<string | undefined> {
  const callers = callersOf(request.call)
  const account = callers[sent % callers.length]
  // A token of its own: some calls end the session they are sent with.
  const options = account === undefined ? {} : { token: await test.signIn(account) }
  return faultOf(test, request, options)
}

it(
  `answers ${CALLS} calls at the limits of their fields, each with its envelope and none with a failure`,
  { timeout: CALLS * MS_PER_CALL },
  async () => {
    const random = seeded(SEED)
    const running = allCalls.map((call) => fuzzRequests(call, random))
    const faults: string[] = []
    for (let sent = 0; sent < CALLS; sent += 1) {
      const next = running[sent % running.length]?.next()
      const fault =
        next && !next.done ? await faultAfter(next.value, Math.floor(sent / running.length)) : undefined
      if (fault) faults.push(fault)
    }
    expect(faults, `seed ${SEED}`).toEqual([])
  },
)
