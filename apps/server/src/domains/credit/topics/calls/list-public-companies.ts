import { creditErrors } from '@lqr/contract/credit/errors.ts'
import { listPublicCompanies } from '@lqr/contract/credit/topic-calls.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { countedPage } from '../../../../data/paging.ts'
import { bindCall } from '../../../../http/bind-call.ts'
import { CallError } from '../../../../http/call-error.ts'
import { askSource } from '../fresh-topic.ts'

/** Public basics alone, of whomever the registry knows: whether a company uses this platform is nobody's business. */
export const listPublicCompaniesCall = bindCall(
  listPublicCompanies,
  async ({ params, db, services, now }) => {
    const { a: keyword, b: page, c: size } = params
    const answer = await askSource({ db, services, now }, () =>
      services.registry.search({ keyword, page, size }),
    )
    if (answer === undefined) throw new CallError(creditErrors.sourceUnavailable)
    const { source, isDemonstration, data } = answer
    const list = data.list.map(({ areaCode, ...company }) => ({
      ...company,
      areaName: areaCode === null ? null : (substationOfCode(areaCode)?.name ?? null),
      source,
      isDemonstration,
    }))
    return countedPage(list, data.total, { currentPageNum: page, pageSize: size })
  },
)
