import type { TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'

/** The people of the back office, and one of an institution who may do nothing there. */
export async function makeMaintainers({ services, signIn }: TestApp, orgId: string) {
  const { db } = services
  const operator = await makeAccount(db, services, { sourceType: '1' })
  const admin = await makeAccount(db, services, { sourceType: '1', roles: ['admin'] })
  const officer = await makeAccount(db, services, { sourceType: '3', orgId })
  return {
    operator: await signIn(operator.id),
    admin: await signIn(admin.id),
    officer: await signIn(officer.id),
  }
}
