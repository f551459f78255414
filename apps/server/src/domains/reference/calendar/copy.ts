/** Why a day without a notice is expected to be off. */
export const RULE_SOURCE = '《全国年节及纪念日放假办法》（2024 年修订），按往年安排从宽推算'

/** What operators are told when the last notice comes to its end. */
export function noticeMissing({ endsOn, daysLeft }: { endsOn: string; daysLeft: number }) {
  const year = Number(endsOn.slice(0, 4)) + 1
  const ends = daysLeft < 0 ? `已于 ${endsOn} 到期` : `将于 ${endsOn} 到期，还有 ${daysLeft} 天`
  return {
    kind: 'reference.calendar-ends',
    title: `请导入 ${year} 年放假安排`,
    body: `节假日日历${ends}。导入国务院办公厅的年度通知前，${year} 年按法定节假日从宽推算，办理时限可能偏晚。`,
    link: `/calendar?year=${year}`,
  }
}

/** A legal holiday that the text of a notice does not name. */
export const legalMissing = (day: string, name: string) => `缺少法定节假日 ${day}（${name}）`

export const outOfRange = (first: number, last: number) => `日期须在 ${first} 至 ${last} 年之间`
