import { countFunds, listFunds } from '@lqr/contract/funds/calls.ts'
import { FUND_KINDS, FUND_PHASES, FUND_STAGES } from '@lqr/contract/reference/fund-kinds.ts'
import { LEADING_INDUSTRIES } from '@lqr/contract/reference/leading-industries.ts'
import { substationOfCode } from '@lqr/contract/reference/substations.ts'
import { displayAmount } from '@lqr/contract/rules/amount-display.ts'
import { isEmptyOrZero } from '@lqr/contract/rules/emptiness.ts'
import { namesOf } from '../../shell/code-names.ts'
import { wanInputProps } from '../../shell/forms/input-props.ts'
import { readFilters } from '../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { activeFilters, areaFacets, countedFacets, plainFacets } from '../../shell/listing/facets.ts'
import { pageFacts } from '../../shell/listing/page-facts.ts'
import { copy } from './copy.ts'
import { toFundLine } from './fund-line.ts'
import { FUNDS_PATH } from './funds-path.ts'
import { readWantedAmount } from './wanted-amount.ts'

const PAGE_SIZE = 12
const amountInput = wanInputProps(listFunds.body.shape.amountYuan)
const labels = copy.list
const { shape } = listFunds.body
const fields = {
  keyword: shape.keyword,
  kind: shape.kind,
  phase: shape.phase,
  industry: shape.industry,
  stage: shape.stage,
  areaCode: shape.areaCode,
}

function sizeFigure(yuan: number) {
  const shown = displayAmount(yuan)
  const value = Number((shown?.value ?? '0').replaceAll(',', ''))
  return { label: labels.figures.size, value, decimals: 2, unit: shown?.unit ?? '元' }
}

/** The funds of an address with their figures and the facets that narrow them. */
export async function loadFunds(api: LoaderApi, request: Request, sitePath: string) {
  const { searchParams } = new URL(request.url)
  const { values, kept: filters, ignored, page } = readFilters(searchParams, fields)
  const amount = readWantedAmount(searchParams)
  const kept = amount.yuan ? { ...filters, amount: amount.text } : filters
  const { keyword, kind, phase, industry, stage, areaCode } = values
  const narrowing = { keyword, kind, phase, industry, stage, areaCode, amountYuan: amount.yuan }
  const [found, counted] = await Promise.all([
    api(listFunds, { body: { ...narrowing, currentPageNum: page, pageSize: PAGE_SIZE } }),
    api(countFunds, { body: narrowing }),
  ])
  const place = { path: FUNDS_PATH, kept }
  const { figures, unit } = labels
  const nameOf = (code: string | undefined, items: readonly { code: string; name: string }[]) =>
    namesOf([code ?? ''], items)[0]
  return {
    listing: {
      path: FUNDS_PATH,
      kept,
      ignored,
      active: activeFilters([
        ['keyword', labels.keyword, keyword],
        ['kind', labels.kind, nameOf(kind, FUND_KINDS)],
        ['phase', labels.phase, nameOf(phase, FUND_PHASES)],
        ['industry', labels.industry, nameOf(industry, LEADING_INDUSTRIES)],
        ['stage', labels.stage, nameOf(stage, FUND_STAGES)],
        ['areaCode', labels.area, areaCode && (substationOfCode(areaCode)?.name ?? areaCode)],
        ['amount', labels.amount, amount.yuan ? `${amount.text} ${amountInput.unit}` : undefined],
      ]),
      ...pageFacts(found),
    },
    amountText: amount.text,
    amountInput,
    isAmountWrong: !isEmptyOrZero(amount.text) && amount.yuan === undefined,
    figures: [
      { label: figures.funds, value: counted.funds, unit },
      { label: figures.investing, value: counted.investing, unit },
      sizeFigure(counted.sizeYuan),
    ],
    kinds: countedFacets(place, 'kind', counted.byKind),
    phases: plainFacets(place, 'phase', FUND_PHASES),
    industries: plainFacets(place, 'industry', LEADING_INDUSTRIES),
    stages: plainFacets(place, 'stage', FUND_STAGES),
    areas: areaFacets(sitePath, place),
    funds: found.list.map(toFundLine),
  }
}

export type LoadedFunds = Awaited<ReturnType<typeof loadFunds>>
