import type { TopicContent, TopicValue } from '@lqr/contract/credit/topic-schema.ts'
import type { TopicField } from '@lqr/contract/credit/topics/topic-fields.ts'
import type { CreditTopic } from '@lqr/contract/credit/topics/topic.ts'

const MAX_TEXT = 4_000
const MAX_LINES = 50
const MAX_NUMBER = 1_000_000_000_000_000
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
/** Numbers of identity cards begin with a region, 1 to 8, and hold a day of birth; credit codes begin with 9 or hold letters. */
const ID_NUMBER =
  /(?<![0-9A-Z])[1-8]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{3}[\dXx](?![0-9A-Z])/g
const MOBILE = /(?<!\d)(?:86)?1[3-9]\d{9}(?!\d)/g
/** What stands between words. */
const GAPS = /([\s，。；、：,;:（）()]+)/
/** A name of two to four characters is a person's, and one with a dot between its parts; companies have longer ones, and say what they are. */
const PERSON_NAME =
  /^(?:\p{Script=Han}{2,4}|(?!.*(?:公司|企业|商行|中心|银行|合作社|[厂店行社院所部])$)\p{Script=Han}{1,12}(?:[·•・‧]\p{Script=Han}{1,12}){1,4})$/u

/** Text without anybody's identity number, phone or mail address, whatever field it came in. */
export function withoutPersonalNumbers(text: string): string {
  const words = text.includes('@')
    ? text
        .split(GAPS)
        .map((word) => (word.includes('@') ? '***' : word))
        .join('')
    : text
  return words.replace(ID_NUMBER, '***').replace(MOBILE, '***')
}

/** The family name of each natural person; companies as they are. */
export function maskNames(names: string): string {
  return names
    .split(/(?<=[、，,;；])|(?=[、，,;；])/)
    .map((part) => (PERSON_NAME.test(part.trim()) ? `${[...part.trim()][0]}**` : part))
    .join('')
}

/** What of a value is kept: undefined is unknown, as is what does not fit the field. */
function cleanValue(field: TopicField, value: unknown): TopicValue {
  if (field.kind === 'amount' || field.kind === 'percent' || field.kind === 'number')
    return cleanNumber(field, value)
  if (field.kind === 'lines') {
    return Array.isArray(value)
      ? value
          .filter(isWritten)
          .slice(0, MAX_LINES)
          .map((line) => cleanText(String(line)))
      : null
  }
  if (!isWritten(value)) return null
  const text = cleanText(String(value))
  if (field.kind === 'day') return DAY.test(text) && text >= '1800' ? text : null
  return field.isMasked ? maskNames(text) : text
}

/** Blanks are what some sources send for what they do not know; a number read from them would be 0. */
function isWritten(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
}

function cleanText(text: string): string {
  return withoutPersonalNumbers(text.replaceAll('\0', '').trim()).slice(0, MAX_TEXT)
}

function cleanNumber({ kind }: TopicField, value: unknown): number | null {
  const number = isWritten(value) ? Number(value) : Number.NaN
  if (!Number.isFinite(number) || Math.abs(number) > MAX_NUMBER) return null
  if (kind === 'percent' && (number < 0 || number > 100)) return null
  return kind === 'amount' ? Math.round(number) : number
}

/**
 * The fields of the topic and nothing else, every one of them there. A natural person is told apart by `personKey`, a keyed hash of the
 * identity number that the source sends; the number itself goes no further than this.
 */
export function cleanContent(
  { fields }: CreditTopic,
  raw: Readonly<Record<string, unknown>>,
  personKey: (idNo: string) => string,
): TopicContent {
  const given = { ...raw }
  if ('personKey' in fields) {
    const { idNo } = raw
    given.personKey =
      typeof idNo === 'string' && idNo.trim() !== '' ? personKey(idNo.trim().toUpperCase()) : null
  }
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, cleanValue(field, given[key])]),
  )
}
