import { updateOwnBranch } from '@lqr/contract/bank-accounts/branch-calls.ts'
import {
  declareBankAccount,
  getBankAccount,
  updateBankAccount,
} from '@lqr/contract/bank-accounts/account-calls.ts'
import { getAccountOpening, submitOpeningLzb, submitOpeningPdb } from '@lqr/contract/bank-accounts/calls.ts'
import {
  changeOpening,
  confirmOpening,
  failOpening,
  openAccount,
  verifyOpening,
} from '@lqr/contract/bank-accounts/move-calls.ts'
import {
  closeOpeningBranch,
  createOpeningBank,
  createOpeningBranch,
  updateBranchPlace,
  updateOpeningBank,
} from '@lqr/contract/bank-accounts/register-calls.ts'
import type { AccountOpening } from '@lqr/contract/bank-accounts/entities.ts'
import type { OpeningStatus } from '@lqr/contract/bank-accounts/account-opening-case.ts'
import { maskAccountNumber, maskIdNumber, maskPhone } from '@lqr/contract/rules/mask.ts'
import { makeOpeningWorld } from '../../domains/bank-accounts/opening-world.fixtures.ts'
import { makeOrganisation } from '../../domains/organisations/organisations.fixtures.ts'
import type { TestApp } from '../test-app.ts'
import { formCase } from './form-case.ts'

const ID_NUMBER = '620102199001010011'
const PHONE = '13900001234'
const ACCOUNT_NO = '101000000000001234'
const PUBLIC_PHONE = '0931-0000001'
const SLOT = '2026-11-23T10:00:00+08:00'
const KEPT_AS_HASH = 'a consent, whose text is shown'

const unmasked = (masked: string | null | undefined, mask: (whole: string) => string, whole: string) =>
  masked === mask(whole) ? whole : masked
const before = ({ version }: { version: number }) => version - 1
const inForm = <K extends keyof NonNullable<AccountOpening['form']>>(name: K) => {
  return ({ form }: Pick<AccountOpening, 'form'>) => form?.[name]
}

/** What every opening form keeps elsewhere than under its own name. */
const neutral = {
  subjectKind: inForm('subjectKind'),
  creditCode: inForm('creditCode'),
  legalPersonName: inForm('legalPersonName'),
  basicAccountNo: inForm('basicAccountNo'),
  purpose: inForm('purpose'),
  beneficialOwner: inForm('beneficialOwner'),
  operatorName: inForm('operatorName'),
  operatorPhone: inForm('operatorPhone'),
  operatorIdNo: ({ form }: Pick<AccountOpening, 'form'>) =>
    unmasked(form?.operatorIdNoMasked, maskIdNumber, ID_NUMBER),
  materials: inForm('materials'),
  consent: KEPT_AS_HASH,
} as const

async function opening(t: TestApp, state: OpeningStatus) {
  const world = await makeOpeningWorld(t)
  const params = { id: await world.opening({ state, appointTime: new Date(SLOT) }) }
  const by = { token: world.officer.token }
  const { version } = (await t.call(getAccountOpening, { params }, by)).data
  const read = async () => (await t.call(getAccountOpening, { params }, by)).data
  return { world, params, by, version, read }
}

/** The manager of the bank of the nearer branch. */
async function manager(t: TestApp) {
  const world = await makeOpeningWorld(t)
  const { rows } = await t.services.pool.query<{ id: string }>(
    'select bank_org_id::text id from opening_branch where org_id = $1',
    [world.near.id],
  )
  const bankId = rows[0]?.id ?? ''
  return { bankId, near: world.near, token: (await world.staff(bankId, ['financeManager'])).token }
}

/** Forms of account openings, of the bank's answers, and of accounts. */
export const bankForms = [
  formCase(submitOpeningLzb, async (t) => {
    const { near, owner } = await makeOpeningWorld(t)
    return {
      given: {
        branchCode: near.branchCode,
        appointTime: SLOT,
        accountType: 'general' as const,
        operatorIdNo: ID_NUMBER,
      },
      async keep(body) {
        const { data } = await t.call(submitOpeningLzb, { body }, { token: owner.token })
        return (await t.call(getAccountOpening, { params: { id: data.id } }, { token: owner.token })).data
      },
      elsewhere: { ...neutral, isSimpleOpening: inForm('isSimpleOpening') },
    }
  }),
  formCase(submitOpeningPdb, async (t) => {
    const { other, owner } = await makeOpeningWorld(t)
    return {
      given: {
        branchCode: other.branchCode,
        appointTime: SLOT,
        accountType: 'special' as const,
        operatorIdNo: ID_NUMBER,
        legalPersonPhone: PHONE,
      },
      async keep(body) {
        const { data } = await t.call(submitOpeningPdb, { body }, { token: owner.token })
        return (await t.call(getAccountOpening, { params: { id: data.id } }, { token: owner.token })).data
      },
      elsewhere: {
        ...neutral,
        licenceValidTo: inForm('licenceValidTo'),
        legalPersonPhone: ({ form }) => unmasked(form?.legalPersonPhoneMasked, maskPhone, PHONE),
      },
    }
  }),
  formCase(changeOpening, async (t) => {
    const { world, params, version } = await opening(t, 'CONFIRMED')
    const by = { token: world.owner.token }
    return {
      given: { version, branchCode: world.far.branchCode, appointTime: '2026-11-24T10:00:00+08:00' },
      async keep(body) {
        await t.call(changeOpening, { params, body }, by)
        return (await t.call(getAccountOpening, { params }, by)).data
      },
      elsewhere: {
        version: before,
        consent: KEPT_AS_HASH,
        note: ({ timeline }) => timeline.at(-1)?.note,
      },
    }
  }),
  formCase(confirmOpening, async (t) => {
    const { params, by, version, read } = await opening(t, 'SUBMITTED')
    return {
      given: { version },
      async keep(body) {
        await t.call(confirmOpening, { params, body }, by)
        return read()
      },
      elsewhere: { version: before, note: ({ timeline }) => timeline.at(-1)?.note },
    }
  }),
  formCase(verifyOpening, async (t) => {
    const { params, by, version, read } = await opening(t, 'CONFIRMED')
    return {
      given: { version },
      async keep(body) {
        await t.call(verifyOpening, { params, body }, by)
        return read()
      },
      elsewhere: { version: before, note: ({ timeline }) => timeline.at(-1)?.note },
    }
  }),
  formCase(openAccount, async (t) => {
    const { world, params, by, version, read } = await opening(t, 'VERIFYING')
    const account = async (openingId: string) => {
      const { rows } = await t.services.pool.query<{ basic_account_no: string }>(
        'select basic_account_no from bank_account where opening_id = $1 and org_id = $2',
        [openingId, world.near.id],
      )
      return rows[0]?.basic_account_no
    }
    return {
      given: { version, accountNo: ACCOUNT_NO, openedOn: '2026-11-20' },
      async keep(body) {
        await t.call(openAccount, { params, body }, by)
        return { ...(await read()), basicAccountNo: await account(params.id) }
      },
      elsewhere: {
        version: before,
        accountNo: ({ accountNoMasked }) => unmasked(accountNoMasked, maskAccountNumber, ACCOUNT_NO),
      },
    }
  }),
  formCase(failOpening, async (t) => {
    const { params, by, version, read } = await opening(t, 'VERIFYING')
    return {
      given: { version },
      async keep(body) {
        await t.call(failOpening, { params, body }, by)
        return read()
      },
      elsewhere: { version: before },
    }
  }),
  formCase(declareBankAccount, async (t) => {
    const { owner } = await makeOpeningWorld(t)
    return {
      given: { accountNo: ACCOUNT_NO, openedOn: '2024-03-01', closedOn: '2025-03-01' },
      async keep(body) {
        const { data } = await t.call(declareBankAccount, { body }, { token: owner.token })
        return (await t.call(getBankAccount, { params: { id: data.id } }, { token: owner.token })).data
      },
      elsewhere: {
        accountNo: ({ accountNoMasked }) => unmasked(accountNoMasked, maskAccountNumber, ACCOUNT_NO),
      },
    }
  }),
  formCase(updateBankAccount, async (t) => {
    const { owner } = await makeOpeningWorld(t)
    const by = { token: owner.token }
    const first = {
      bankName: '黄河示例银行',
      branchName: '城关支行',
      accountType: 'general',
      accountNo: ACCOUNT_NO,
      openedOn: '2023-01-01',
    } as const
    const { id, version } = (await t.call(declareBankAccount, { body: first }, by)).data
    return {
      given: { id, version, openedOn: '2024-03-01', closedOn: '2025-03-01' },
      async keep(body) {
        await t.call(updateBankAccount, { body }, by)
        return (await t.call(getBankAccount, { params: { id } }, by)).data
      },
      elsewhere: { version: before },
    }
  }),
  formCase(updateOwnBranch, async (t) => {
    const { near, officer } = await makeOpeningWorld(t)
    return {
      given: {
        version: 1,
        opensAt: '08:30',
        restFrom: '11:30',
        restTo: '14:30',
        closesAt: '17:30',
        slotCapacity: 4,
        accountTypes: ['basic', 'general'] as ('basic' | 'general')[],
      },
      async keep(body) {
        return (await t.call(updateOwnBranch, { params: { id: near.id }, body }, { token: officer.token }))
          .data
      },
      elsewhere: { version: before },
    }
  }),
  formCase(createOpeningBank, async (t) => {
    const world = await makeOpeningWorld(t)
    const { id: orgId } = await makeOrganisation(t.services.db)
    const { token } = await world.staff(orgId, ['financeManager'])
    return {
      given: { orgId, bankCode: '313821000901' },
      keep: async (body) => (await t.call(createOpeningBank, { body }, { token })).data,
      elsewhere: { orgId: ({ id }) => id },
    }
  }),
  formCase(updateOpeningBank, async (t) => {
    const { token, bankId: id } = await manager(t)
    return {
      given: { bankCode: '313821000902', version: 1 },
      keep: async (body) => (await t.call(updateOpeningBank, { params: { id }, body }, { token })).data,
      elsewhere: { version: before },
    }
  }),
  formCase(createOpeningBranch, async (t) => {
    const { token, bankId } = await manager(t)
    const { id: orgId } = await makeOrganisation(t.services.db, { parentId: bankId })
    return {
      given: { bankId, orgId, organisationVersion: 1, branchCode: '313821000903', phone: PUBLIC_PHONE },
      keep: async (body) => (await t.call(createOpeningBranch, { body }, { token })).data,
      elsewhere: {
        orgId: ({ id }) => id,
        organisationVersion: ({ organisationVersion }) => organisationVersion - 1,
      },
    }
  }),
  formCase(updateBranchPlace, async (t) => {
    const { token, near } = await manager(t)
    return {
      given: { branchCode: '313821000904', phone: PUBLIC_PHONE, version: 1, organisationVersion: 1 },
      keep: async (body) =>
        (await t.call(updateBranchPlace, { params: { id: near.id }, body }, { token })).data,
      elsewhere: {
        version: before,
        organisationVersion: ({ organisationVersion }) => organisationVersion - 1,
      },
    }
  }),
  formCase(closeOpeningBranch, async (t) => {
    const { token, near } = await manager(t)
    return {
      given: { isClosed: true, version: 1 },
      keep: async (body) =>
        (await t.call(closeOpeningBranch, { params: { id: near.id }, body }, { token })).data,
      elsewhere: {
        version: before,
        isClosed: ({ closedAt }) => closedAt !== null,
        reason: ({ closeReason }) => closeReason,
      },
    }
  }),
]
