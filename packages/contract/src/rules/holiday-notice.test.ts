import { expect, test } from 'vitest'
import { readHolidayNotice } from './holiday-notice.ts'

/** In the form of the notices: the days are those of 2026. */
const NOTICE = `各省、自治区、直辖市人民政府，国务院各部委、各直属机构：
经国务院批准，现将2026年元旦、春节、清明节、劳动节、端午节、中秋节和国庆节放假调休日期的具体安排通知如下。
一、元旦：1月1日（周四）至3日（周六）放假调休，共3天。1月4日（周日）上班。
二、春节：2月15日（农历腊月二十八、周日）至23日（农历正月初七、周一）放假调休，共9天。2月14日（周六）、2月28日（周六）上班。
三、清明节：4月4日（周六）至6日（周一）放假，共3天。
四、劳动节：5月1日（周五）至5日（周二）放假调休，共5天。5月9日（周六）上班。
五、端午节：6月19日（周五）至21日（周日）放假，共3天。
六、中秋节：9月25日（周五）至27日（周日）放假，共3天。
七、国庆节：10月1日（周四）至7日（周三）放假调休，共7天。9月20日（周日）、10月10日（周六）上班。
节假日期间，各地区、各部门要妥善安排好值班和安全、保卫等工作。
2025年11月4日`

const daysOf = (year: number, text: string) => {
  const { days, problems } = readHolidayNotice(year, text)
  expect(problems).toEqual([])
  return days.map(({ day, kind, name }) => `${day} ${kind} ${name}`)
}
const problemsOf = (year: number, text: string) => readHolidayNotice(year, text).problems

test('the text of a notice is read whole: days off, worked weekends, and nothing of the letter around it', () => {
  const days = daysOf(2026, NOTICE)
  expect(days).toHaveLength(39)
  expect(days.filter((day) => day.includes('work'))).toEqual([
    '2026-01-04 work 元旦',
    '2026-02-14 work 春节',
    '2026-02-28 work 春节',
    '2026-05-09 work 劳动节',
    '2026-09-20 work 国庆节',
    '2026-10-10 work 国庆节',
  ])
  expect(days).toContain('2026-02-23 holiday 春节')
})

test('lines with a date, what it is and its name do as well', () => {
  expect(daysOf(2027, '2027-01-01 至 2027-01-03 放假 元旦\n\n2027-02-14 上班 春节')).toEqual([
    '2027-01-01 holiday 元旦',
    '2027-01-02 holiday 元旦',
    '2027-01-03 holiday 元旦',
    '2027-02-14 work 春节',
  ])
})

test('New Year may begin in December of the year before, when the year is written', () => {
  expect(daysOf(2023, '一、元旦：2022年12月31日至2023年1月2日放假，共3天。')).toEqual([
    '2022-12-31 holiday 元旦',
    '2023-01-01 holiday 元旦',
    '2023-01-02 holiday 元旦',
  ])
  expect(problemsOf(2023, '一、元旦：12月31日放假。')).toContain('第 1 行：上一年 12 月的日期请写明年份')
})

test('advice about leave names days that are neither off nor worked', () => {
  const text =
    '二、春节：2月10日至17日放假调休，共8天。2月4日（星期日）上班。鼓励各单位安排职工在除夕（2月9日）休息。'
  expect(daysOf(2024, text)).toHaveLength(9)
})

test('two festivals may share their days', () => {
  expect(daysOf(2025, '中秋节、国庆节：10月1日（周三）至8日（周三）放假调休，共8天。')).toHaveLength(8)
})

test.each([
  [
    'the notice of another year',
    '一、元旦：1月1日（周四）放假。',
    '第 1 行：2027-01-01 是星期五，不是星期四',
  ],
  [
    'another number of days than written',
    '一、元旦：1月1日至2日放假，共3天。',
    '第 1 行：写明共 3 天，读到 2 天',
  ],
  ['a date that does not exist', '一、元旦：2月30日放假。', '第 1 行：2027-02-30 不是有效日期'],
  ['a worked day in the week', '2027-01-05 上班 元旦', '2027-01-05 是星期二，本来就上班'],
  ['a day both off and worked', '2027-01-02 放假 元旦\n2027-01-02 上班 元旦', '2027-01-02 既放假又上班'],
  ['a span backwards', '2027-01-03 至 2027-01-01 放假 元旦', '第 1 行：2027-01-03 至 2027-01-01 起止不正确'],
  ['a day of another year', '2028-01-01 放假 元旦', '2028-01-01 不属于 2027 年的放假安排'],
  ['a line nobody understands', '2027-01-01', '第 1 行：看不懂，请按“节日：日期放假”或“日期 放假 节日”填写'],
  ['no day at all', '通知如下。', '没有读到放假日期'],
])('%s is refused', (_, text, problem) => {
  expect(problemsOf(2027, text)).toContain(problem)
})
