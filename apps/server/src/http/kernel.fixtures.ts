import * as z from 'zod'
import { defineCall } from '@lqr/contract/kernel/define-call.ts'
import { defineErrors } from '@lqr/contract/kernel/errors.ts'
import { id, text } from '@lqr/contract/kernel/field.ts'
import { makeEnterprise } from '../domains/certification/certification.fixtures.ts'
import { makeAccount } from '../domains/identity/identity.fixtures.ts'
import type { TestApp } from '../testing/test-app.ts'

export const errors = defineErrors('test', 199, { refused: [409, '不可以'] })
const output = z.object({ said: z.string(), who: z.string().nullable() })

export const say = defineCall({
  name: 'test.say',
  summary: '测试写入',
  method: 'POST',
  path: '/console/test/say',
  access: ['enterprise:any', 'operator'],
  effect: 'create',
  body: z.object({ words: text('内容', { max: 5 }) }),
  output,
  errors: [errors.refused],
})
export const look = defineCall({
  name: 'test.look',
  summary: '测试读取',
  method: 'GET',
  path: '/console/test/look/{id}',
  access: 'public',
  effect: 'read',
  params: z.object({ id: id() }),
  output,
})

/** An account of an enterprise that is not certified, signed in. */
export async function makeNewcomer(test: TestApp): Promise<{ id: string; token: string }> {
  const { db } = test.services
  const company = await makeEnterprise(db, test.services, { certiFlg: 1 })
  const { id: accountId } = await makeAccount(db, test.services, { sourceType: '7', companyId: company.id })
  return { id: accountId, token: await test.signIn(accountId) }
}
