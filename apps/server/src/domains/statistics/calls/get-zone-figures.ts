import { AMOUNT_BANDS } from '@lqr/contract/reference/amount-bands.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { ORG_CATEGORIES } from '@lqr/contract/reference/org-types.ts'
import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { ZONES } from '@lqr/contract/reference/zones.ts'
import { getZoneFigures } from '@lqr/contract/statistics/zone-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { groupsIn, monthOf, withoutGaps } from '../figures.rules.ts'
import { inOrder, readFigures } from '../release/index.ts'
import { sumZoneProducts, type ZoneFacet } from '../zone-products.store.ts'

const NOTHING = {
  products: 0,
  onlineProducts: 0,
  institutions: 0,
  lowestAnnualCost: null,
  highestAmountYuan: null,
}

export const getZoneFiguresCall = bindCall(getZoneFigures, async ({ params, db, now, request, actor }) => {
  const { type } = params
  const measures = [`applied.month@${type}`, `credited@${type}`, `disbursed@${type}`] as const
  const [applied, , disbursed] = measures
  const areaCode = request.cityCode
  const figures = await readFigures(db, { actor, areaCode }, measures, ['month'])
  const [asked, got, drawn] = measures.map((measure) => figures.total(measure, areaCode))
  const { offer = NOTHING, groups } = await sumZoneProducts(db, type, siteScope(request.cityCode))
  const grouped = (facet: ZoneFacet, names: readonly { code: string; name: string }[]) =>
    groupsIn(
      groups.filter((one) => one.facet === facet).map(({ key, count }) => ({ key, cases: count, total: 0 })),
      names,
    )
  const months = (measure: typeof applied | typeof disbursed) =>
    withoutGaps(inOrder(figures.parts(measure, 'month', areaCode)), monthOf(now))
  return {
    type,
    typeName: ZONES.find(({ code }) => code === type)?.name ?? type,
    asOf: now.toISOString(),
    ...offer,
    byAmount: grouped('amount', AMOUNT_BANDS),
    byGuarantee: grouped('guarantee', GUARANTEE_MODES),
    byOrgCategory: grouped('orgCategory', ORG_CATEGORIES),
    appliedCount: asked?.count ?? null,
    appliedAmountYuan: asked?.amountYuan ?? null,
    creditedCount: got?.count ?? null,
    creditedAmountYuan: got?.amountYuan ?? null,
    disbursedCount: drawn?.count ?? null,
    disbursedAmountYuan: drawn?.amountYuan ?? null,
    appliedByMonth: months(applied),
    disbursedByMonth: months(disbursed),
  }
})
