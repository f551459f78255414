import type { Role } from '@lqr/contract/kernel/access.ts'
import {
  createProductDraft,
  reviewProduct,
  submitProduct,
  updateProductDraft,
} from '@lqr/contract/products/maintenance-calls.ts'
import type { MaintainedProduct } from '@lqr/contract/products/maintenance-entities.ts'
import type { ProductTerms } from '@lqr/contract/products/product-terms.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'

/** Complete terms that a house of the first level may list. */
export const TERMS: ProductTerms = {
  name: '黄河经营快贷',
  category: 'workingCapital',
  highlights: '线上申请，随借随还',
  amountMinYuan: 100_000,
  amountMaxYuan: 3_000_000,
  rateMin: 3.45,
  rateMax: 4.35,
  termMinMonths: 6,
  termMaxMonths: 36,
  guaranteeModes: ['credit'],
  repaymentModes: ['interestFirst'],
  fees: [],
  areaCodes: [],
  targetGroups: ['smallMicro'],
  zones: ['inclusive'],
  requirements: '在甘肃省内依法登记，持续经营满一年。',
  materials: ['营业执照', '近一年财务报表'],
  onlineApply: true,
}

interface Person {
  readonly id: string
  readonly token: string
}

/** A bank with a branch, another bank, and everybody who may or may not touch a product between them. */
export interface MaintenanceWorld {
  readonly bank: { id: string; name: string }
  readonly branch: { id: string; name: string }
  readonly otherBank: { id: string; name: string }
  readonly maker: Person
  readonly branchMaker: Person
  readonly otherMaker: Person
  readonly officer: Person
  readonly operator: Person
  /** A draft of the bank as its people see it. */
  draft(terms?: Partial<ProductTerms>): Promise<MaintainedProduct>
  submitted(terms?: Partial<ProductTerms>): Promise<MaintainedProduct>
  listed(terms?: Partial<ProductTerms>): Promise<MaintainedProduct>
  /** A listed product whose change waits for the operator. */
  changed(terms: Partial<ProductTerms>): Promise<MaintainedProduct>
}

export async function makeMaintenanceWorld(t: TestApp): Promise<MaintenanceWorld> {
  const { services } = t
  const { db } = services
  const person = async (maker: { orgId?: string; roles: readonly Role[]; sourceType: '1' | '3' }) => {
    const { id } = await makeAccount(db, services, { displayName: '产品经理（示例）', ...maker })
    return { id, token: await t.signIn(id) }
  }
  const staff = (orgId: string, role: Role) => person({ orgId, roles: [role], sourceType: '3' })
  const bank = await makeOrganisation(db, { name: '黄河示例银行', shortName: '黄河银行' })
  const branch = await makeOrganisation(db, {
    name: '黄河示例银行天水分行',
    parentId: bank.id,
    regionCode: '620500',
  })
  const otherBank = await makeOrganisation(db, { name: '祁连示例银行' })
  const maker = await staff(bank.id, 'financeProduct')
  const operator = await person({ roles: ['operator'], sourceType: '1' })
  const world: MaintenanceWorld = {
    bank,
    branch,
    otherBank,
    maker,
    operator,
    branchMaker: await staff(branch.id, 'financeProduct'),
    otherMaker: await staff(otherBank.id, 'financeProduct'),
    officer: await staff(bank.id, 'financeOfficer'),
    async draft(terms = {}) {
      const body = { terms: { ...TERMS, ...terms } }
      return (await t.call(createProductDraft, { body }, { token: maker.token })).data
    },
    async submitted(terms) {
      const { id, version } = await world.draft(terms)
      return (await t.call(submitProduct, { params: { id }, body: { version } }, { token: maker.token })).data
    },
    async listed(terms) {
      const { id, version } = await world.submitted(terms)
      const body = { version, decision: 'approve' } as const
      return (await t.call(reviewProduct, { params: { id }, body }, { token: operator.token })).data
    },
    async changed(terms) {
      const { id, version, live } = await world.listed()
      const body = { version, terms: { ...TERMS, ...live, ...terms } as ProductTerms }
      const change = await t.call(updateProductDraft, { params: { id }, body }, { token: maker.token })
      const sent = { params: { id }, body: { version: change.data.version } }
      return (await t.call(submitProduct, sent, { token: maker.token })).data
    },
  }
  return world
}
