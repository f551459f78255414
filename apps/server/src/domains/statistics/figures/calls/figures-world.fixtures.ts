import { listFigureRows, listFigures } from '@lqr/contract/statistics/filtered-calls.ts'
import type { IndicatorCode } from '@lqr/contract/statistics/indicators.ts'
import { signInEach } from '../../../../testing/sign-in-each.ts'
import { makeTestApp } from '../../../../testing/test-app.ts'
import { makeEnterprise } from '../../../certification/certification.fixtures.ts'
import { makeAccount } from '../../../identity/identity.fixtures.ts'
import { makeOrganisation } from '../../../organisations/organisations.fixtures.ts'
import { makeProduct } from '../../../products/products.fixtures.ts'
import { makeCase } from '../../statistics.fixtures.ts'
import { foldCube } from '../figures.store.ts'

/** Twelve applications of as many enterprises to two banks, in two counties and trades, folded; and everybody who asks for figures. */
export async function makeFiguresWorld() {
  const t = await makeTestApp()
  const { db } = t.services
  const [bank, other] = [await makeOrganisation(db), await makeOrganisation(db)]
  const [product, otherProduct] = [await makeProduct(db, bank), await makeProduct(db, other)]
  const parties: { companyId: string; accountId: string }[] = []
  for (let index = 0; index < 12; index += 1) {
    const made = await makeEnterprise(db, t.services, {
      industryCode: index % 2 ? '13' : 'F',
      areaCode: '620102',
    })
    const account = await makeAccount(db, t.services, { sourceType: '7', companyId: made.id })
    const party = { companyId: made.id, accountId: account.id }
    await makeCase(
      db,
      {
        ...party,
        orgId: index % 3 ? bank.id : other.id,
        productId: index % 3 ? product.id : otherProduct.id,
      },
      {
        status: index % 4 ? 'DISBURSED' : 'REJECTED',
        regionCode: index % 2 ? '620102' : '620402',
        createdAt: `2026-0${1 + (index % 3)}-1${index % 10}T09:00:00+08:00`,
        loanDate: `2026-0${2 + (index % 3)}-20`,
      },
    )
    parties.push(party)
  }
  const [, owner] = parties
  if (!owner) throw new Error('nobody applied')
  const officer = await makeAccount(db, t.services, { sourceType: '3', orgId: bank.id })
  const county = await makeAccount(db, t.services, { sourceType: '2', regionCode: '620102' })
  await foldCube(db)

  const readRows = (code: IndicatorCode, body: object, token: string) =>
    t.call(listFigureRows, { params: { code }, body: { ...body, pageSize: 3 } }, { token })

  return {
    t,
    bank: bank.id,
    other: other.id,
    product: product.id,
    companyId: owner.companyId,
    token: {
      ...(await signInEach(t)),
      owner: await t.signIn(owner.accountId),
      bank: await t.signIn(officer.id),
      county: await t.signIn(county.id),
    },
    figures: async (body: object, token: string) => (await t.call(listFigures, { body }, { token })).data,
    readRows,
    /** All rows behind a figure, page by page, and how many they are said to be. */
    async rowsOf(code: IndicatorCode, body: object, token: string) {
      const all = []
      let after: string | null = null
      let total: number
      do {
        const asked: object = { ...body, ...(after ? { after } : {}) }
        const { data }: Awaited<ReturnType<typeof readRows>> = await readRows(code, asked, token)
        all.push(...data.list)
        total = data.total
        after = data.next
      } while (after !== null)
      return { all, total }
    },
  }
}

export type FiguresWorld = Awaited<ReturnType<typeof makeFiguresWorld>>
