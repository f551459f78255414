import { applyForProduct } from '@lqr/contract/applications/calls.ts'
import { listTasks } from '@lqr/contract/tasks/calls.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { makeEnterprise } from '../certification/certification.fixtures.ts'
import { makeAccount } from '../identity/identity.fixtures.ts'
import { makeOrganisation } from '../organisations/organisations.fixtures.ts'
import { makeProduct } from '../products/products.fixtures.ts'
import { type CaseMaker, makeCase } from '../statistics/statistics.fixtures.ts'

/** Governments of a county, its prefecture, the province and another prefecture; two banks; companies in counties. */
export async function makeOversightWorld(t: TestApp) {
  const { db, pool } = t.services
  const signedIn = async (maker: Parameters<typeof makeAccount>[2]) => {
    const { id } = await makeAccount(db, t.services, maker)
    return { id, token: await t.signIn(id) }
  }
  const bank = await makeOrganisation(db, { name: '黄河示例银行', shortName: '黄河示例' })
  const otherBank = await makeOrganisation(db, { name: '祁连示例银行', shortName: '祁连示例' })
  const product = await makeProduct(db, bank)
  const otherProduct = await makeProduct(db, otherBank)
  const government = (regionCode: string) => signedIn({ sourceType: '2', regionCode })

  /** A company in a county with its owner. */
  const company = async (areaCode = '620122') => {
    const { id, corporateName } = await makeEnterprise(db, t.services, { areaCode })
    return { id, corporateName, areaCode, owner: await signedIn({ sourceType: '7', companyId: id }) }
  }
  const parties = (of: { id: string; owner: { id: string } }, at = product, org = bank) => ({
    companyId: of.id,
    accountId: of.owner.id,
    orgId: org.id,
    productId: at.id,
  })
  return {
    bank,
    otherBank,
    product,
    otherProduct,
    company,
    signedIn,
    officer: await signedIn({ sourceType: '3', orgId: bank.id, displayName: '客户经理（示例）' }),
    otherOfficer: await signedIn({ sourceType: '3', orgId: otherBank.id }),
    operator: await signedIn({ sourceType: '1' }),
    county: await government('620122'),
    prefecture: await government('620100'),
    province: await government('620000'),
    elsewhere: await government('620500'),
    /** An application handed in by the company itself. */
    async apply(of: Awaited<ReturnType<typeof company>>, to = product) {
      const body = {
        proId: to.id,
        amountYuan: 500_000,
        termMonths: 12,
        guaranteeMode: 'credit',
        purpose: '购买原料',
        contactName: '示例联系人',
        contactPhone: '13900000001',
        fileIds: [] as string[],
        consent: true,
      } as const
      const { data, error } = await t.call(applyForProduct, { body }, { token: of.owner.token })
      if (error) throw new Error(JSON.stringify(error))
      return data
    },
    /** A loan of the company that is paid out. */
    async loan(
      of: Awaited<ReturnType<typeof company>>,
      maker: CaseMaker & { repaidYuan?: number } = {},
      at = product,
    ) {
      const org = at === product ? bank : otherBank
      const id = await makeCase(db, parties(of, at, org), {
        regionCode: of.areaCode,
        status: 'DISBURSED',
        ...maker,
      })
      await pool.query(
        `update product_application set contact_phone_cipher = $3, repaid_yuan = $2::numeric,
           repaid_on = case when $2::numeric > 0 then loan_date end where id = $1`,
        [id, maker.repaidYuan ?? null, t.services.cipher.encrypt('13900000001')],
      )
      return id
    },
    tasks: (by: { token: string }) => t.call(listTasks, { body: {} }, { token: by.token }),
  }
}

export type OversightWorld = Awaited<ReturnType<typeof makeOversightWorld>>
