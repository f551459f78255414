import type { NewCall } from './call-kind.ts'

/** The way from the folder of the calls up to the server's sources. */
const up = ({ room }: NewCall) => (room ? '../../../..' : '../../..')

/** The way to the makers of accounts, which are another domain's, or the own one's. */
function fixtures({ slug, room }: NewCall): string {
  if (slug === 'identity') return room ? '../../identity.fixtures.ts' : '../identity.fixtures.ts'
  return `${room ? '../../..' : '../..'}/identity/identity.fixtures.ts`
}

const hasRow = ({ kind }: NewCall) => kind !== 'list' && kind !== 'create'

/** The server's file: an answer for nobody yet, in the order actor, access, rules, store. */
export function handlerText(call: NewCall, contractFile: string): string {
  return `import { ${call.name} } from '@lqr/contract/${call.slug}/${contractFile}'
import { kernelErrors } from '@lqr/contract/kernel/errors.ts'
import { bindCall } from '${up(call)}/http/bind-call.ts'
import { CallError } from '${up(call)}/http/call-error.ts'

/** Who asks, what they may see, what the rules say, what the store holds: in this order. */
export const ${handlerName(call)} = bindCall(${call.name}, async () => {
  throw new CallError(kernelErrors.notFound)
})
`
}

/** What the handler is called in the domain's index.ts. */
export function handlerName(call: NewCall): string {
  return `${call.name}Call`
}

/** The promises every call keeps: it works, bad input, signed out, wrong person, not there. */
export function testText(call: NewCall, contractFile: string): string {
  const good = INPUTS[call.kind]
  const absent = hasRow(call)
    ? `
  it('answers another person and a row that is not there alike', async () => {
    const foreign = await test.call(${call.name}, ${good}, { token: strangerToken })
    const absent = await test.call(${call.name}, ${good.replace("'1'", "'999999999'")}, { token })
    expect(foreign).toMatchObject({ status: 404, msg: absent.msg })
    expect(absent.status).toBe(404)
  })
`
    : `
  it('shows or changes nothing for another person', async () => {
    const answer = await test.call(${call.name}, ${good}, { token: strangerToken })
    expect(answer.status).toBe(403)
  })
`
  return `import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ${call.name} } from '@lqr/contract/${call.slug}/${contractFile}'
import { makeTestApp, type TestApp } from '${up(call)}/testing/test-app.ts'
import { makeAccount } from '${fixtures(call)}'

describe('${call.slug}: ${call.fileName}', () => {
  let test: TestApp
  let token: string
  let strangerToken: string

  beforeAll(async () => {
    test = await makeTestApp()
    const owner = await makeAccount(test.services.db, test.services, { sourceType: '7' })
    const stranger = await makeAccount(test.services.db, test.services, { sourceType: '7' })
    token = await test.signIn(owner.id)
    strangerToken = await test.signIn(stranger.id)
  })
  afterAll(() => test.close())

  it('works for whoever may use it', async () => {
    const answer = await test.call(${call.name}, ${good}, { token })
    expect(answer).toMatchObject({ status: 200, code: 200 })
  })

  it('refuses input that breaks the contract', async () => {
    const answer = await test.send(${call.name}, ${BAD_INPUTS[call.kind]}, { token })
    expect(answer).toMatchObject({ status: 422, error: { key: 'kernel.invalidInput' } })
  })

  it('refuses a caller who is signed out', async () => {
    const answer = await test.call(${call.name}, ${good})
    expect(answer.status).toBe(401)
  })
${absent}})
`
}

const INPUTS: Record<NewCall['kind'], string> = {
  get: `{ params: { id: '1' } }`,
  list: `{ body: {} }`,
  create: `{ body: { name: '示例' } }`,
  update: `{ params: { id: '1' }, body: { version: 1, name: '示例' } }`,
  delete: `{ params: { id: '1' } }`,
  act: `{ params: { id: '1' } }`,
}

const BAD_INPUTS: Record<NewCall['kind'], string> = {
  get: `{ params: { id: 'x' } }`,
  list: `{ body: { pageSize: 101 } }`,
  create: `{ body: { name: '' } }`,
  update: `{ params: { id: '1' }, body: { version: 1, name: '' } }`,
  delete: `{ params: { id: 'x' } }`,
  act: `{ params: { id: 'x' } }`,
}
