import { countGranted } from '@lqr/contract/statistics/calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { organisationNames } from '../counts.store.ts'
import { meanRate, monthOf, sumOf, withoutGaps } from '../figures.rules.ts'
import { inOrder, namedGroups, readFigures } from '../release/index.ts'
import { figuresWithin } from '../site-figures.ts'

export const countGrantedCall = bindCall(countGranted, async ({ db, request, actor, now }) => {
  const areaCode = request.cityCode
  const figures = await readFigures(
    db,
    { actor, areaCode },
    ['credited', 'credited.rated', 'disbursed'],
    ['organisation', 'month'],
  )
  const [credited, disbursed] = [figures.total('credited', areaCode), figures.total('disbursed', areaCode)]
  const parts = figures.parts('credited', 'organisation', areaCode)
  const names = await organisationNames(
    db,
    parts.map(({ key }) => key),
  )
  const { of } = await figuresWithin(db, areaCode, ['credited.rate', 'credited.rated'])
  const rated = sumOf(of('credited.rated'))
  return {
    creditedCount: credited.count,
    creditedAmountYuan: credited.amountYuan,
    disbursedCount: disbursed.count,
    disbursedAmountYuan: disbursed.amountYuan,
    averageRate:
      figures.total('credited.rated', areaCode).count === null
        ? null
        : meanRate(sumOf(of('credited.rate')).amountYuan, rated.amountYuan),
    byOrganisation: namedGroups(
      parts,
      [...names].map(([code, name]) => ({ code, name })),
    ).toSorted((a, b) => (b.amountYuan ?? -1) - (a.amountYuan ?? -1)),
    byMonth: withoutGaps(inOrder(figures.parts('disbursed', 'month', areaCode)), monthOf(now)),
  }
})
