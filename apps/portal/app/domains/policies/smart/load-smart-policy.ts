import { getCertification } from '@lqr/contract/certification/calls.ts'
import {
  ITEM_DELIVERIES,
  ITEM_KINDS,
  ITEM_STANDINGS,
  ITEM_WINDOWS,
} from '@lqr/contract/policies/item-kinds.ts'
import { getPolicyProfile, matchItems } from '@lqr/contract/policies/match-calls.ts'
import type { PolicyMatch } from '@lqr/contract/policies/match-entities.ts'
import { listPolicyReports } from '@lqr/contract/policies/report-calls.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { namesOf } from '../../../shell/code-names.ts'
import { addressWith, type KeptQuery } from '../../../shell/list-address.ts'
import type { Facet } from '../../../shell/listing/facet-row.tsx'
import { pageFacts } from '../../../shell/listing/page-facts.ts'
import { readFilters } from '../../../shell/listing/read-filters.ts'
import type { LoaderApi } from '../../../shell/server/loader-api.ts'
import { copy } from './copy.ts'
import { toReportLine } from './load-report.ts'
import { toVerdictLines } from './verdict-line.ts'
import { readAnswers, shownProfile, tellsOfItself, textsOf } from './read-answers.ts'

const PATH = '/smartPolicy'
const PAGE_SIZE = 10
const SHOWN_REPORTS = 5
const { shape } = matchItems.body
const fields = {
  keyword: shape.keyword,
  standing: shape.standing,
  kind: shape.kind,
  delivery: shape.delivery,
  open: shape.openOnly,
}
const nameIn = (items: readonly { code: string; name: string }[], code: string) =>
  namesOf([code], items)[0] ?? ''

function declareText({ declareFrom, declareTo }: PolicyMatch['item']): string {
  const parts = [
    ...(declareFrom ? [copy.from(formatDate(declareFrom))] : []),
    ...(declareTo ? [copy.until(formatDate(declareTo))] : []),
  ]
  return parts.join('，') || copy.allYear
}

/** Since when, or from when to when, the rules of an item hold; nothing where the document does not say. */
function inForceText({ validFrom, validTo }: PolicyMatch['item']): string {
  if (!validFrom) return ''
  return validTo
    ? copy.sinceTo(formatDate(validFrom), formatDate(validTo))
    : copy.since(formatDate(validFrom))
}

/** A match as the page shows it, codes in words. */
export function toMatchLine({ item, standing, verdicts, path }: PolicyMatch, isOwn: boolean) {
  return {
    id: item.id,
    name: item.name,
    standing,
    standingName: nameIn(ITEM_STANDINGS, standing),
    kind: nameIn(ITEM_KINDS, item.kind),
    delivery: nameIn(ITEM_DELIVERIES, item.delivery),
    window: item.window,
    windowName: nameIn(ITEM_WINDOWS, item.window),
    benefit: item.benefit,
    document: { id: item.policyId, title: item.docTitle, docNo: item.docNo },
    office: item.office,
    officePhone: item.officePhone,
    place: item.place,
    declare: declareText(item),
    cash: item.cashWorkingDays === null ? '' : copy.cashWithin(item.cashWorkingDays),
    materials: item.materials,
    applyUrl: item.applyUrl,
    inForce: inForceText(item),
    rulesVersion: item.rulesVersion,
    isExample: item.isExample,
    verdicts: toVerdictLines(verdicts, isOwn),
    path:
      path?.map((step) => ({ ...step, cost: step.costYuan === null ? '' : formatAmount(step.costYuan) })) ??
      null,
  }
}
export type MatchLine = ReturnType<typeof toMatchLine>

function facetsOf(
  key: string,
  items: readonly { code: string; name: string }[],
  kept: KeptQuery,
  counts: ReadonlyMap<string, number> = new Map(),
): Facet[] {
  const facet = (code: string, label: string): Facet => {
    const count = counts.get(code)
    const href = addressWith(PATH, kept, { [key]: code || undefined })
    return { key: code, label, href, ...(count === undefined ? {} : { count }) }
  }
  return [facet('', copy.any), ...items.map(({ code, name }) => facet(code, name))]
}

/** Where the own enterprise stands, as it is certified: the calendar is read without signing in and has to be told. */
const ownArea = async (api: LoaderApi) => (await api(getCertification)).areaCode

/** The items of an address for who asks: the own enterprise where one is signed in, the questionnaire's answers otherwise. */
export async function loadSmartPolicy(api: LoaderApi, request: Request) {
  const search = new URL(request.url).searchParams
  const { values, kept: filters, ignored, page } = readFilters(search, fields)
  const reading = readAnswers(search)
  const { answers, kept: answered, wrong } = reading
  const { keyword, standing, kind, delivery, open: openOnly } = values
  const found = await api(matchItems, {
    body: { keyword, standing, kind, delivery, openOnly, answers, currentPageNum: page, pageSize: PAGE_SIZE },
  })
  const [profile, reports, area] = found.isOwn
    ? await Promise.all([api(getPolicyProfile), api(listPolicyReports), ownArea(api)])
    : [undefined, [], answers.areaCode]
  const told = profile && { ...shownProfile(profile, reading), version: profile.version }
  const kept = { ...answered, ...filters }
  const counts = new Map<string, number>(found.counts.map(({ standing: code, count }) => [code, count]))
  return {
    listing: {
      path: PATH,
      fixed: answered,
      kept: filters,
      ignored,
      active: keyword ? [{ key: 'keyword', label: `${copy.keyword}：${keyword}` }] : [],
      ...pageFacts(found),
    },
    current: filters,
    standings: facetsOf('standing', ITEM_STANDINGS, kept, counts),
    kinds: facetsOf('kind', ITEM_KINDS, kept),
    deliveries: facetsOf('delivery', ITEM_DELIVERIES, kept),
    windows: facetsOf('open', [{ code: '1', name: copy.openOnly }], kept),
    matches: found.list.map((match) => toMatchLine(match, found.isOwn)),
    isOwn: found.isOwn,
    answers,
    answered,
    texts: told ? { ...textsOf(told), ...reading.texts } : reading.texts,
    /** What the form shows, for an enterprise to save if the address tells it and nothing is wrong. */
    toSave: told && wrong.length === 0 && tellsOfItself(reading) ? told : undefined,
    wrong,
    reports: reports.slice(0, SHOWN_REPORTS).map(toReportLine),
    calendarQuery: area ? `?areaCode=${area}` : '',
  }
}
export type LoadedSmartPolicy = Awaited<ReturnType<typeof loadSmartPolicy>>
