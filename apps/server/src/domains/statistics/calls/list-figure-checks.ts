import { listFigureChecks } from '@lqr/contract/statistics/indicator-calls.ts'
import { measureName } from '@lqr/contract/statistics/measures.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { pageFigureChecks } from '../figure-check.store.ts'
import { areaNameOf } from '../shown-reading.ts'

export const listFigureChecksCall = bindCall(listFigureChecks, async ({ db, body }) => {
  const { list, ...page } = await pageFigureChecks(db, {
    ...body,
    onlyDiffering: body.onlyDiffering ?? false,
  })
  return {
    ...page,
    list: list.map(({ differences, ...check }) => ({
      ...check,
      differences: differences.map(({ regionCode, ...difference }) => ({
        ...difference,
        measureName: measureName(difference.measure),
        areaName: areaNameOf(regionCode),
      })),
    })),
  }
})
