import type { OpenNeed } from '@lqr/contract/financing/entities.ts'
import { getNeed, listNeeds } from '@lqr/contract/financing/need-calls.ts'
import { DEMAND_TYPES } from '@lqr/contract/reference/demand-types.ts'
import { GUARANTEE_MODES } from '@lqr/contract/reference/guarantee-modes.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { DEFAULT_SUBSTATION_ID, substationOfCode } from '@lqr/contract/reference/substations.ts'
import { formatAmount, formatTerm } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { formatPercent } from '@lqr/ui/format-rate.ts'
import { namesOf } from '../../shell/code-names.ts'
import { requireId } from '../../shell/listing/require-id.ts'
import type { LoaderApi } from '../../shell/server/loader-api.ts'
import { copy } from './copy.ts'
import { toNeedLine } from './need-line.ts'

const RELATED = 3
const labels = copy.detail

const named = (code: string | null, items: readonly { code: string; name: string }[]) =>
  code === null ? '' : (namesOf([code], items)[0] ?? '')

/** The prefecture of an area; undefined for the province, which every site shows. */
function prefectureOf(areaCode: string | null): string | undefined {
  const place = areaCode === null ? undefined : substationOfCode(areaCode)
  const around = place?.level === 3 ? place.parentId : place?.id
  return around === DEFAULT_SUBSTATION_ID ? undefined : around
}

/** How long it is open, and to how many more; its own enterprise also reads what is open to nobody, or not any more. */
export function openness({
  isOpen,
  validTo,
  daysLeft,
  slots,
  slotsFree,
}: Pick<OpenNeed, 'isOpen' | 'validTo' | 'daysLeft' | 'slots' | 'slotsFree'>) {
  const isOver = validTo !== null && validTo < chinaToday()
  return {
    daysLeft: isOver ? labels.over : daysLeft === null ? '' : copy.card.daysLeft(daysLeft),
    slots: !isOpen ? labels.closed : slots === null ? '' : copy.card.slotsLeft(slotsFree, slots),
  }
}

function slotsFact({ isOpen, slots, slotsFree }: OpenNeed): string {
  if (slots === null) return ''
  return isOpen ? labels.slotsOf(slots, slotsFree) : labels.slotsOfClosed(slots)
}

/** A need as its page shows it, with others of its place. */
export async function loadNeed(api: LoaderApi, request: Request) {
  const need = await api(getNeed, { params: { id: requireId(request) } })
  const others = await api(listNeeds, {
    body: { areaCode: prefectureOf(need.areaCode), pageSize: RELATED + 1 },
  })
  return {
    id: need.id,
    demandNo: need.demandNo,
    title: need.title ?? '',
    area: need.areaName ?? '',
    company: need.companyName,
    isMasked: !need.showsCompany && !need.isOwn,
    isOwn: need.isOwn,
    isExample: need.isExample,
    type: named(need.demandType, DEMAND_TYPES),
    isEquity: need.demandType === 'equity',
    amountYuan: need.amountYuan ?? 0,
    term: formatTerm(need.termMonths),
    ...openness(need),
    purpose: need.purpose ?? '',
    more: need.description ?? '',
    facts: [
      { label: labels.demandNo, value: need.demandNo },
      { label: copy.list.demandType, value: named(need.demandType, DEMAND_TYPES) },
      { label: labels.amount, value: formatAmount(need.amountYuan) },
      { label: copy.list.term, value: formatTerm(need.termMonths) },
      {
        label: labels.wantRate,
        value: need.wantRate === null ? labels.rateOpen : labels.rateUpTo(formatPercent(need.wantRate)),
      },
      { label: copy.list.guaranteeMode, value: named(need.guaranteeMode, GUARANTEE_MODES) },
      { label: copy.list.industry, value: named(need.industryCode, INDUSTRIES) },
      { label: copy.list.area, value: need.areaName ?? '' },
      { label: labels.company, value: need.companyName },
      { label: labels.slots, value: slotsFact(need) },
      { label: labels.publishedAt, value: formatDate(need.publishedAt) },
      { label: labels.validTo, value: formatDate(need.validTo) },
    ],
    related: others.list
      .filter(({ id }) => id !== need.id)
      .slice(0, RELATED)
      .map(toNeedLine),
  }
}
