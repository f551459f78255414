import { siteScope } from '@lqr/contract/reference/site-scope.ts'
import { getPlatformFigures } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { countOffers } from '../counts.store.ts'
import { readFigures } from '../release/index.ts'

const MEASURES = ['registered', 'certified', 'applied', 'credited', 'disbursed'] as const

export const getPlatformFiguresCall = bindCall(
  getPlatformFigures,
  async ({ db, request, actor, now, forAll }) => {
    const areaCode = request.cityCode
    // One reading of the whole province serves every site.
    const { figures, asOf } = await forAll('figures of the platform', async () => ({
      figures: await readFigures(db, { actor, areaCode }, MEASURES),
      asOf: now.toISOString(),
    }))
    const total = (measure: (typeof MEASURES)[number]) => figures.total(measure, areaCode)
    const [applied, credited, disbursed] = [total('applied'), total('credited'), total('disbursed')]
    return {
      enterprises: total('registered').count,
      certifiedEnterprises: total('certified').count,
      ...(await countOffers(db, siteScope(areaCode))),
      applications: applied.count,
      appliedAmountYuan: applied.amountYuan,
      creditedCount: credited.count,
      creditedAmountYuan: credited.amountYuan,
      disbursedCount: disbursed.count,
      disbursedAmountYuan: disbursed.amountYuan,
      asOf,
    }
  },
)
