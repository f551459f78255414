import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import type { AccountTypeCode } from '@lqr/contract/bank-accounts/kinds.ts'
import type { Viewing } from '../../cases/case-kind.ts'
import { shanghaiDay } from '../../clocks/working-days.ts'
import { CallError } from '../../http/call-error.ts'
import { isClosingDay } from './account-days.rules.ts'
import { hasBasic, holdEnterprise } from './accounts.store.ts'

interface Told {
  readonly accountType: AccountTypeCode
  readonly openedOn: string
  readonly closedOn?: string | undefined
}

/**
 * Refuses at its field a closing day that cannot be, and a second basic account that stands; the enterprise is held from here on. An
 * account that is there already is left out.
 */
export async function checkAccount(
  { db, now }: Pick<Viewing, 'db' | 'now'>,
  companyId: string,
  { accountType, openedOn, closedOn }: Told,
  besides: { accountId?: string } = {},
): Promise<void> {
  if (closedOn !== undefined && !isClosingDay({ openedOn, closedOn }, shanghaiDay(now))) {
    throw new CallError(errors.closedOnWrong, { fields: { closedOn: errors.closedOnWrong.msg } })
  }
  await holdEnterprise(db, companyId)
  if (accountType === 'basic' && closedOn === undefined && (await hasBasic(db, companyId, besides))) {
    throw new CallError(errors.basicTaken, { fields: { accountType: errors.basicTaken.msg } })
  }
}
