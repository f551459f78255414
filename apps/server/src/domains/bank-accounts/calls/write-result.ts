import { normalizeAccountNo } from '@lqr/contract/bank-accounts/account-no.ts'
import type { AccountOpening } from '@lqr/contract/bank-accounts/entities.ts'
import { failOpening, openAccount } from '@lqr/contract/bank-accounts/move-calls.ts'
import { bankAccountErrors as errors } from '@lqr/contract/bank-accounts/errors.ts'
import { maskAccountNumber } from '@lqr/contract/rules/mask.ts'
import { caseScope, scopeOfSide } from '../../../cases/case-access.ts'
import type { Acting } from '../../../cases/case-kind.ts'
import { findCase } from '../../../cases/case.store.ts'
import { remedyOf } from '../opening-refusal.rules.ts'
import { requestMove } from '../../../cases/request-move.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { hasBasic, holdEnterprise, insertAccount } from '../accounts.store.ts'
import { branchOf } from '../branches.store.ts'
import { accountOpeningKind } from '../opening-kind.ts'
import { holdOpening, type OpeningRecord } from '../opening.store.ts'
import { showOpening } from '../show-opening.ts'

/**
 * What an opening is answered when a result comes again: the same result changes nothing, another one is refused. Undefined
 * while there is none. The opening is held, so that two at once are one after the other.
 */
async function alreadyWritten(
  acting: Acting,
  id: string,
  isSame: (row: OpeningRecord) => boolean,
): Promise<AccountOpening | undefined> {
  const { db, actor } = acting
  const scope = scopeOfSide(await caseScope(db, actor, accountOpeningKind), 'institution')
  if (!(await findCase(db, accountOpeningKind, id, scope))) throw new CallError(errors.openingNotFound)
  await holdOpening(db, id)
  const row = await findCase<OpeningRecord>(db, accountOpeningKind, id, scope)
  if (!row || (row.opened_on === null && row.fail_code === null)) return undefined
  const shown = await showOpening(acting, row)
  if (!isSame(row)) throw new CallError(errors.otherResult, { data: shown })
  return shown
}

/** The account is there once the opening is: number encrypted and masked, one basic account for an enterprise. */
export const openAccountCall = bindCall(openAccount, async (context) => {
  const { body, db, params, services } = context
  const accountNo = normalizeAccountNo(body.accountNo)
  const index = services.cipher.blindIndex(accountNo)
  const indexes = services.cipher.blindIndexes(accountNo)
  const written = await alreadyWritten(
    context,
    params.id,
    (row) => row.opened_on === body.openedOn && indexes.some((each) => row.account_no_index?.equals(each)),
  )
  if (written) return written
  const masked = maskAccountNumber(accountNo)
  const row = await requestMove(context, accountOpeningKind, {
    id: params.id,
    move: 'open',
    version: body.version,
    show: (before) => showOpening(context, before),
    change: () => ({ account_no_index: index, account_no_masked: masked, opened_on: body.openedOn }),
  })
  await holdEnterprise(db, row.company_id)
  if (row.account_type === 'basic' && (await hasBasic(db, row.company_id))) {
    throw new CallError(errors.basicTaken)
  }
  const branch = await branchOf(db, row.branch_org_id)
  await insertAccount(db, {
    company_id: row.company_id,
    source: 'opened',
    org_id: row.org_id,
    opening_id: row.id,
    bank_name: branch.bankName,
    branch_name: branch.name,
    account_type: row.account_type,
    account_no_cipher: services.cipher.encrypt(accountNo),
    account_no_masked: masked,
    basic_account_no: body.basicAccountNo || row.basic_account_no,
    opened_on: body.openedOn,
  })
  return showOpening(context, row)
})

/** A refusal says why and what would change it. */
export const failOpeningCall = bindCall(failOpening, async (context) => {
  const { body, params } = context
  const written = await alreadyWritten(
    context,
    params.id,
    (row) => row.fail_code === body.failCode && row.fail_reason === body.failReason,
  )
  if (written) return written
  const row = await requestMove(context, accountOpeningKind, {
    id: params.id,
    move: 'fail',
    version: body.version,
    note: body.failReason,
    show: (before) => showOpening(context, before),
    change: () => ({
      fail_code: body.failCode,
      fail_reason: body.failReason,
      next_steps: body.nextSteps || remedyOf(body.failCode),
    }),
  })
  return showOpening(context, row)
})
