import { makeAccount } from '../../domains/identity/identity.fixtures.ts'
import type { TestApp } from '../test-app.ts'

/** An operator who is signed in. */
export async function operatorOf(t: TestApp) {
  const { id } = await makeAccount(t.services.db, t.services, { sourceType: '1' })
  return { token: await t.signIn(id) }
}

/** The record with this id in a list that holds it. */
export function inList<R extends { id: string }>({ list }: { list: R[] }, id: string): R {
  const found = list.find((row) => row.id === id)
  if (!found) throw new Error(`no ${id} in the list`)
  return found
}

/** The version of a record counts up: what was sent is the one before. */
export const before = ({ version }: { version: number }) => version - 1

/** A published record with the change that is kept beside it. */
export const worked = <R extends { change: object | null }>(record: R) => ({ ...record, ...record.change })
