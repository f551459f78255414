const DAY_MS = 86_400_000
const MOST_DAYS_IN_A_ROW = 15
const WEEKDAYS = '日一二三四五六'

/** One day that a notice names. */
export interface NoticeDay {
  readonly day: string
  readonly kind: 'holiday' | 'work'
  readonly name: string
}

/** What a notice says, and each thing in it that cannot be right: with one problem nothing of it may be used. */
export interface ReadNotice {
  readonly days: readonly NoticeDay[]
  readonly problems: readonly string[]
}

/** `一、元旦：1月1日…` of the State Council's notices; the number before it may be missing. */
const PARAGRAPH = /^(?:[一二三四五六七八九十]{1,3}、|\d{1,2}[.、])?([^：:，。]{2,20})[：:](.*)$/
/** `2027-01-01 至 2027-01-03 放假 元旦`. */
const LINE = /^(\d{4}-\d{2}-\d{2})(?: ?(?:至|到|~) ?(\d{4}-\d{2}-\d{2}))? (放假|上班) (\S{1,20})$/
const DATE = /(?:(\d{4})年)?(?:(\d{1,2})月)?(\d{1,2})日(?:[（(]([^（()）]{0,30})[）)])?/g
const ANY_DATE = /\d日|\d{4}-\d/
/** The day on which the notice was signed stands on a line of its own. */
const SIGNED_ON = /^\d{4}年\d{1,2}月\d{1,2}日$/

interface Span {
  readonly from: string
  readonly to: string
  readonly kind: NoticeDay['kind']
  readonly name: string
}

/**
 * Reads the holidays and worked weekends of a year from the text of its notice (国务院办公厅关于…部分节假日安排的通知), pasted
 * whole or line by line. Weekdays in brackets and the number of days are checked against the calendar, so that the
 * notice of another year is never taken for this one's.
 */
export function readHolidayNotice(year: number, text: string): ReadNotice {
  const problems: string[] = []
  const spans = text
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .flatMap((line, index) =>
      spansOf(line, { year, say: (what) => problems.push(`第 ${index + 1} 行：${what}`) }),
    )
  const days = new Map<string, NoticeDay>()
  for (const { from, to, kind, name } of spans) {
    for (const day of daysBetween(from, to)) {
      const problem =
        dayProblem(day, kind, year) ??
        (days.has(day) && days.get(day)?.kind !== kind && `${day} 既放假又上班`)
      if (problem) problems.push(problem)
      days.set(day, { day, kind, name })
    }
  }
  const found = [...days.values()].toSorted((a, b) => a.day.localeCompare(b.day))
  if (problems.length === 0 && !found.some(({ kind }) => kind === 'holiday'))
    problems.push('没有读到放假日期')
  return { days: found, problems }
}

interface Reading {
  readonly year: number
  say(problem: string): void
}

function spansOf(line: string, reading: Reading): Span[] {
  if (!ANY_DATE.test(line) || SIGNED_ON.test(line)) return []
  const [, from, to, word, name] = LINE.exec(line) ?? []
  if (from && name) {
    return checked([{ from, to: to ?? from, kind: word === '上班' ? 'work' : 'holiday', name }], reading)
  }
  const [, festival = '', content] = PARAGRAPH.exec(line) ?? []
  if (content === undefined) {
    reading.say('看不懂，请按“节日：日期放假”或“日期 放假 节日”填写')
    return []
  }
  return content.split(/[。；;]/).flatMap((sentence) => sentenceSpans(sentence, festival.trim(), reading))
}

/** 放假 names spans and how long they are, 上班 single days; advice about leave names days too and says neither. */
function sentenceSpans(sentence: string, name: string, reading: Reading): Span[] {
  const isWork = sentence.includes('上班')
  if (!isWork && !sentence.includes('放假')) return []
  const spans: Span[] = []
  let month = 0
  let end = -1
  let before = ''
  for (const match of sentence.matchAll(DATE)) {
    const [whole, namedYear, namedMonth, date, bracket = ''] = match
    month = Number(namedMonth ?? month)
    if (month === 12 && !namedYear && name.startsWith('元旦')) reading.say('上一年 12 月的日期请写明年份')
    const ownYear =
      namedYear ??
      (before > '' && sentence.slice(end, match.index) === '至' ? before.slice(0, 4) : reading.year)
    const day = `${ownYear}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
    checkWeekday(day, bracket, reading)
    const isEnd = before > '' && sentence.slice(end, match.index) === '至'
    const first = isEnd ? spans.pop()?.from : undefined
    spans.push({ from: first ?? day, to: day, kind: isWork ? 'work' : 'holiday', name })
    end = match.index + whole.length
    before = day
  }
  const total = /共(\d{1,2})天/.exec(sentence)?.[1]
  const sound = checked(spans, reading)
  const count = sound.reduce((sum, { from, to }) => sum + daysBetween(from, to).length, 0)
  if (!isWork && total && count !== Number(total)) reading.say(`写明共 ${total} 天，读到 ${count} 天`)
  return sound
}

function checkWeekday(day: string, bracket: string, { say }: Reading): void {
  const said = /(?:周|星期)([日一二三四五六天])/.exec(bracket)?.[1]?.replace('天', '日')
  const real = isDay(day) ? WEEKDAYS[weekdayOf(day)] : undefined
  if (said && real && said !== real) say(`${day} 是星期${real}，不是星期${said}`)
}

function checked(spans: readonly Span[], { say }: Reading): Span[] {
  return spans.filter(({ from, to }) => {
    if (!isDay(from) || !isDay(to)) say(`${isDay(from) ? to : from} 不是有效日期`)
    else if (to < from || daysBetween(from, to).length > MOST_DAYS_IN_A_ROW)
      say(`${from} 至 ${to} 起止不正确`)
    else return true
    return false
  })
}

function dayProblem(day: string, kind: NoticeDay['kind'], year: number): string | undefined {
  if (day < `${year - 1}-12-01` || day > `${year}-12-31`) return `${day} 不属于 ${year} 年的放假安排`
  const weekday = weekdayOf(day)
  if (kind === 'work' && weekday !== 0 && weekday !== 6)
    return `${day} 是星期${WEEKDAYS[weekday]}，本来就上班`
  return undefined
}

function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

function daysBetween(from: string, to: string): string[] {
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
  return Array.from({ length: Math.max(0, length) }, (_, index) =>
    new Date(Date.parse(`${from}T00:00:00Z`) + index * DAY_MS).toISOString().slice(0, 10),
  )
}
