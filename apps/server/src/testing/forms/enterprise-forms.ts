import {
  applyForProduct,
  askSupplement,
  creditApplication,
  disburseApplication,
  getApplication,
  rejectApplication,
  supplyDocuments,
} from '@lqr/contract/applications/calls.ts'
import { getCertification, submitCertification } from '@lqr/contract/certification/calls.ts'
import { AUTHORISATION_LETTER_VERSION } from '@lqr/contract/credit/authorisation-letter.ts'
import {
  declineLeaseTask,
  getLeaseNeed,
  getLeaseTask,
  offerLease,
  LEASE_DOCUMENTS,
  submitLeaseNeed,
} from '@lqr/contract/leasing/calls.ts'
import { getPolicyProfile, savePolicyProfile } from '@lqr/contract/policies/match-calls.ts'
import { maskIdNumber } from '@lqr/contract/rules/mask.ts'
import { agreeForLegalPerson } from '../consent-steps.ts'
import { fictitiousCreditCode, makeEnterprise } from '../../domains/certification/certification.fixtures.ts'
import { makeFile } from '../../domains/files/files.fixtures.ts'
import { makeAccount } from '../../domains/identity/identity.fixtures.ts'
import { makeLeaseWorld } from '../../domains/leasing/lease-world.fixtures.ts'
import { makeProduct } from '../../domains/products/products.fixtures.ts'
import { makeValuation } from '../../domains/valuations/valuations.fixtures.ts'
import type { TestApp } from '../test-app.ts'
import { worldOf } from './application-world.ts'
import { formCase, DECIDED } from './form-case.ts'
import { looseOf, placedOf } from './placed-files.ts'

const ID_NUMBER = '620102199001010011'
const CONSENTED = 'given or refused; the authorisation that follows is read by its own call'

const upload = (t: TestApp, ownerAccountId: string, ownerCompanyId: string, purpose: string) =>
  makeFile(t.services.db, t.services, { ownerAccountId, ownerCompanyId, purpose })

const before = ({ version }: { version: number }) => version - 1

/** An answer that an institution has taken up, as its people find it. */
async function leaseTask(t: TestApp) {
  const { lanzhou, need } = await makeLeaseWorld(t)
  const { responseIds } = await need([{ org: lanzhou, state: 'ACCEPTED' }])
  const params = { id: responseIds[0] ?? '' }
  const by = { token: lanzhou.officer.token }
  const { version } = (await t.call(getLeaseTask, { params }, by)).data
  return { params, by, version }
}

/** Forms of enterprises, and of the institutions that answer them. */
export const enterpriseForms = [
  formCase(submitCertification, async (t) => {
    const { db } = t.services
    const company = await makeEnterprise(db, t.services, { certiFlg: 1 })
    const { id } = await makeAccount(db, t.services, { sourceType: '7', companyId: company.id })
    const token = await t.signIn(id)
    return {
      given: {
        creditCode: fictitiousCreditCode('620102', 9001),
        legalPersonIdNo: ID_NUMBER,
        foundDate: '2019-05-01',
        licenseFileId: await upload(t, id, company.id, 'license'),
        authLetterFileId: await upload(t, id, company.id, 'authLetter'),
        version: 1,
      },
      async keep(body) {
        await agreeForLegalPerson(t, token, body.legalPersonName)
        await t.call(submitCertification, { body }, { token })
        return (await t.call(getCertification, {}, { token })).data
      },
      elsewhere: {
        legalPersonIdNo: ({ legalPersonIdNoMasked }) =>
          legalPersonIdNoMasked === maskIdNumber(ID_NUMBER) ? ID_NUMBER : legalPersonIdNoMasked,
        licenseFileId: ({ license }) => license?.fileId,
        authLetterFileId: ({ authLetter }) => authLetter?.fileId,
        version: (read) => read.version - 1,
      },
    }
  }),
  formCase(applyForProduct, async (t) => {
    const { bank, owner, company } = await worldOf(t)
    const product = await makeProduct(t.services.db, bank, { guaranteeModes: ['mortgage'] })
    const valuationId = await makeValuation(t.services.db, { companyId: company.id })
    return {
      given: {
        proId: product.id,
        amountYuan: 510_000,
        termMonths: 18,
        guaranteeMode: 'mortgage' as const,
        valuationId,
        wantedOn: '2099-12-31',
        letterVersion: AUTHORISATION_LETTER_VERSION,
        documents: [{ name: '营业执照', fileId: await upload(t, owner.id, company.id, 'application') }],
        fileIds: [await upload(t, owner.id, company.id, 'application')],
      },
      async keep(body) {
        const { data } = await t.call(applyForProduct, { body }, { token: owner.token })
        return (await t.call(getApplication, { params: { id: data.id } }, { token: owner.token })).data
      },
      elsewhere: {
        documents: placedOf,
        fileIds: looseOf,
        consent: CONSENTED,
        letterVersion: CONSENTED,
        valuationId: ({ valuation }) => valuation && valuationId,
      },
    }
  }),
  formCase(supplyDocuments, async (t) => {
    const world = await worldOf(t)
    const { id } = await world.application('REVIEWING')
    const params = { id }
    const by = { token: world.owner.token }
    const staff = { token: world.officer.token }
    const shown = await t.call(getApplication, { params }, staff)
    const asked = { version: shown.data.version, documents: ['水电费凭证'], request: '请补充经营凭证' }
    const { version } = (await t.call(askSupplement, { params, body: asked }, staff)).data
    const sent = () => upload(t, world.owner.id, world.company.id, 'application')
    return {
      given: {
        id,
        version,
        documents: [{ name: '水电费凭证', fileId: await sent() }],
        fileIds: [await sent()],
      },
      async keep(body) {
        await t.call(supplyDocuments, { body }, by)
        return (await t.call(getApplication, { params }, by)).data
      },
      elsewhere: {
        version: before,
        documents: placedOf,
        fileIds: looseOf,
        note: ({ timeline }) => timeline.at(-1)?.note,
      },
    }
  }),
  formCase(creditApplication, async (t) => {
    const world = await worldOf(t)
    const params = { id: (await world.application('REVIEWING')).id }
    const by = { token: world.manager.token }
    const { version } = (await t.call(getApplication, { params }, by)).data
    return {
      given: { version, creditAmountYuan: 480_000, creditValidTo: '2027-11-20', isCreditOnly: true },
      async keep(body) {
        await t.call(creditApplication, { params, body }, by)
        return (await t.call(getApplication, { params }, by)).data
      },
      elsewhere: { version: before },
    }
  }),
  formCase(disburseApplication, async (t) => {
    const world = await worldOf(t)
    const params = { id: (await world.application('SIGNED')).id }
    const by = { token: world.officer.token }
    const { version, creditAmountYuan } = (await t.call(getApplication, { params }, by)).data
    return {
      given: {
        version,
        loanAmountYuan: creditAmountYuan ?? 0,
        loanDate: '2026-11-20',
        hasEarlierLoan: true,
        repricedOn: '2027-01-01',
        loanFlags: ['county' as const, 'technology' as const],
      },
      async keep(body) {
        await t.call(disburseApplication, { params, body }, by)
        return (await t.call(getApplication, { params }, by)).data
      },
      elsewhere: { version: before },
    }
  }),
  formCase(rejectApplication, async (t) => {
    const world = await worldOf(t)
    const params = { id: (await world.application('ACCEPTED')).id }
    const by = { token: world.officer.token }
    const { version } = (await t.call(getApplication, { params }, by)).data
    return {
      given: { version, ...DECIDED },
      async keep(body) {
        await t.call(rejectApplication, { params, body }, by)
        return (await t.call(getApplication, { params }, by)).data
      },
      elsewhere: { version: before },
    }
  }),
  formCase(submitLeaseNeed, async (t) => {
    const { lanzhou, owner, company } = await makeLeaseWorld(t)
    return {
      given: {
        valueYuan: 2_000_000,
        amountYuan: 1_600_000,
        audience: 'one' as const,
        orgId: lanzhou.id,
        receiverIds: [lanzhou.id],
        documents: [{ name: LEASE_DOCUMENTS[0], fileId: await upload(t, owner.id, company.id, 'lease') }],
        fileIds: [await upload(t, owner.id, company.id, 'lease')],
      },
      async keep(body) {
        const { data } = await t.call(submitLeaseNeed, { body }, { token: owner.token })
        return (await t.call(getLeaseNeed, { params: { id: data.id } }, { token: owner.token })).data
      },
      elsewhere: {
        orgId: ({ responses }) => responses[0]?.orgId,
        receiverIds: ({ responses }) => responses.map(({ orgId }) => orgId),
        documents: placedOf,
        fileIds: looseOf,
        consent: CONSENTED,
      },
    }
  }),
  formCase(offerLease, async (t) => {
    const { params, by, version } = await leaseTask(t)
    return {
      given: { version, amountYuan: 1_600_000, rentYuan: 60_000, termMonths: 30, validTo: '2099-12-31' },
      async keep(body) {
        await t.call(offerLease, { params, body }, by)
        return (await t.call(getLeaseTask, { params }, by)).data
      },
      elsewhere: {
        version: before,
        rentYuan: ({ offer }) => offer?.rentYuan,
        ratePercent: ({ offer }) => offer?.ratePercent,
        feeYuan: ({ offer }) => offer?.feeYuan,
        conditions: ({ offer }) => offer?.conditions,
        validTo: ({ offer }) => offer?.validTo,
        amountYuan: ({ offer }) => offer?.amountYuan,
        termMonths: ({ offer }) => offer?.termMonths,
      },
    }
  }),
  formCase(declineLeaseTask, async (t) => {
    const { params, by, version } = await leaseTask(t)
    return {
      given: { version, ...DECIDED },
      async keep(body) {
        await t.call(declineLeaseTask, { params, body }, by)
        return (await t.call(getLeaseTask, { params }, by)).data
      },
      elsewhere: { version: before },
    }
  }),
  formCase(savePolicyProfile, async (t) => {
    const { id: companyId } = await makeEnterprise(t.services.db, t.services)
    const by = {
      token: await t.signIn(
        (await makeAccount(t.services.db, t.services, { sourceType: '7', companyId })).id,
      ),
    }
    return {
      given: { version: 0 },
      async keep(body) {
        await t.call(savePolicyProfile, { body }, by)
        return (await t.call(getPolicyProfile, {}, by)).data
      },
      elsewhere: { version: before },
    }
  }),
]
