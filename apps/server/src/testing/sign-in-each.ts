import { type AccountMaker, makeAccount } from '../domains/identity/identity.fixtures.ts'
import type { TestApp } from './test-app.ts'

/** Who comes to what only operators may do. */
const VISITORS = {
  operator: { sourceType: '1' },
  admin: { sourceType: '1', roles: ['admin'] },
  officer: { sourceType: '3' },
  government: { sourceType: '2', regionCode: '620000' },
  enterprise: { sourceType: '7' },
} as const satisfies Record<string, AccountMaker>

/** A token of an account of each kind. */
export async function signInEach(test: TestApp): Promise<Record<keyof typeof VISITORS, string>> {
  const { db } = test.services
  const tokens = await Promise.all(
    Object.entries(VISITORS).map(async ([name, account]) => {
      const { id } = await makeAccount(db, test.services, account)
      return [name, await test.signIn(id)] as const
    }),
  )
  return Object.fromEntries(tokens) as Record<keyof typeof VISITORS, string>
}
