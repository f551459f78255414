import type { NeedStatus } from '@lqr/contract/financing/need-case.ts'
import type { ResponseStatus } from '@lqr/contract/financing/response-case.ts'
import type { CaseWorld } from '../../cases/case-world.fixtures.ts'
import type { TestApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../applications/application-world.fixtures.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation, type OrganisationMaker } from '../organisations/organisations.fixtures.ts'
import { makeProduct } from '../products/products.fixtures.ts'
import { makeNeedWorld, type NeedWorld } from './need-world.fixtures.ts'
import type { NeedPlan } from './needs.fixtures.ts'
import { responseKind } from './response-kind.ts'
import { makeResponse, type ResponsePlan } from './responses.fixtures.ts'

/** An institution with a product that meets the needs of the world, and a person who works on them. */
export interface Bank {
  readonly id: string
  readonly name: string
  readonly productId: string
  readonly productName: string
  readonly officer: SignedIn
}

/** The world of needs with institutions that may come to them. */
export interface ResponseWorld extends NeedWorld {
  bank(name: string, maker?: OrganisationMaker): Promise<Bank>
  /** A response of the bank to a new need of the company that stands where such a response leaves it. */
  response(
    bank: Bank,
    state: ResponseStatus,
    plan?: Partial<ResponsePlan> & { need?: Partial<NeedPlan> },
  ): Promise<{ id: string; needId: string }>
}

/** Where the need is when a response to it stands there. */
const NEED_STATES: Readonly<Record<ResponseStatus, NeedStatus>> = {
  GRABBED: 'PUBLISHED',
  DISPATCHED: 'PUBLISHED',
  CONTACTED: 'CONTACTED',
  OFFERED: 'CONTACTED',
  CREDITED: 'CREDITED',
  DISBURSED: 'DISBURSED',
  INVESTED: 'CLOSED',
  DECLINED: 'PUBLISHED',
  LAPSED: 'PUBLISHED',
  LOST: 'PUBLISHED',
  TURNED_DOWN: 'PUBLISHED',
}

const HOUR_MS = 3_600_000

export async function makeResponseWorld(t: Pick<TestApp, 'services' | 'signIn'>): Promise<ResponseWorld> {
  const { services, signIn } = t
  const { db } = services
  const world = await makeNeedWorld(t)
  return {
    ...world,
    async bank(name, maker = {}) {
      const org = await makeOrganisation(db, { name, ...maker })
      const product = await makeProduct(db, org, { guaranteeModes: ['mortgage', 'credit'] })
      const officer = await makeAccount(db, services, { sourceType: '3', orgId: org.id })
      return {
        ...org,
        productId: product.id,
        productName: product.name,
        officer: { id: officer.id, token: await signIn(officer.id) },
      }
    },
    async response(bank, state, { need = {}, ...plan } = {}) {
      const begunAt = plan.begunAt ?? new Date(services.now().getTime() - 20 * HOUR_MS)
      const publishedAt = new Date(begunAt.getTime() - HOUR_MS)
      const needId = plan.needId ?? (await world.need(NEED_STATES[state], { publishedAt, ...need }))
      const made = { org: bank, state, productId: bank.productId, ...plan, needId, begunAt }
      return { id: (await makeResponse(db, made)).id, needId }
    },
  }
}

/** Responses for the generated tests of all kinds. */
export async function makeResponseCases(t: TestApp): Promise<CaseWorld> {
  const { db } = t.services
  const world = await makeResponseWorld(t)
  const bank = await world.bank('响应示例银行')
  return {
    kind: responseKind,
    companyId: world.company.id,
    orgId: bank.id,
    otherCompanyId: (await makeEnterprise(db, t.services)).id,
    otherOrgId: (await makeOrganisation(db)).id,
    ownerId: world.owner.id,
    officerId: bank.officer.id,
    make: async (state) => (await world.response(bank, state as ResponseStatus)).id,
  }
}
