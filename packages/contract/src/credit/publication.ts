import { ITEM_CLASSES, type ItemClassCode } from './item-classes.ts'

/** The same day of the month so many months later, or the last day of a shorter month. */
export function dayMonthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}

function rulesOf(code: ItemClassCode) {
  return ITEM_CLASSES.find((item) => item.code === code) ?? ITEM_CLASSES[1]
}

/** The day from which an item is shown nowhere: the one its source says, and never later than its class allows. */
export function publishedUntil(itemClass: ItemClassCode, publishedOn: string, said: string | null): string {
  const latest = dayMonthsLater(publishedOn, rulesOf(itemClass).longestMonths)
  return said !== null && said < latest ? said : latest
}

/** How an item is repaired before its publication ends by itself (order 36). */
export interface RepairGuide {
  readonly className: string
  /** From this day on an earlier end can be applied for. */
  readonly canApplyFrom: string
  readonly endsOn: string
  /** Whether that is already possible. */
  readonly isOpen: boolean
  readonly papers: readonly string[]
  readonly steps: readonly string[]
  /** Nobody may charge for it. */
  readonly feeYuan: 0
  readonly site: { readonly name: string; readonly href: string }
}

/** The way to repair an item, as of a day. */
export function repairGuide(
  item: { itemClass: ItemClassCode; publishedOn: string; publishedUntil: string },
  on: string,
): RepairGuide {
  const { name, shortestMonths } = rulesOf(item.itemClass)
  const canApplyFrom = dayMonthsLater(item.publishedOn, shortestMonths)
  return {
    className: name,
    canApplyFrom,
    endsOn: item.publishedUntil,
    isOpen: on >= canApplyFrom,
    papers: ['已履行法定义务、纠正失信行为的证明材料', '信用修复承诺书（法定代表人签字并加盖公章）'],
    steps: [
      '履行决定书或裁定要求的义务，保存缴款、整改等凭证',
      `最短公示期满后（自 ${canApplyFrom} 起）向“信用中国”或作出认定的机关提出申请`,
      '受理机关核实后停止公示；未提出申请的，到公示截止日自动停止公示',
    ],
    feeYuan: 0,
    site: { name: '信用中国', href: 'https://www.creditchina.gov.cn' },
  }
}
