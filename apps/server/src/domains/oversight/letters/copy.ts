import type { LetterMove } from '@lqr/contract/oversight/letter-case.ts'
import { withoutStop } from '@lqr/contract/rules/without-stop.ts'
import type { LetterRecord } from './letter.store.ts'

/** A letter as a message names it. */
export const namedLetter = ({ number, subject }: Pick<LetterRecord, 'number' | 'subject'>) =>
  `督办函 ${number}“${subject}”`

const TEXTS: Record<LetterMove, (row: LetterRecord) => [title: string, body: string]> = {
  submit: (row) => ['收到督办函', `收到${namedLetter(row)}，请在时限内办理并答复。`],
  remind: (row) => ['督办函催办', `${namedLetter(row)}尚未答复，请尽快办理并答复。`],
  answer: (row) => ['督办函已答复', `${namedLetter(row)}已由机构答复，请核对办理情况。`],
  giveBack: (row) => [
    '督办函退回重办',
    `${namedLetter(row)}的答复被退回：${withoutStop(row.return_reason)}。请重新办理并答复。`,
  ],
  close: (row) => ['督办函已销号', `${namedLetter(row)}已核对销号。`],
  cancel: (row) => ['督办函已撤销', `${namedLetter(row)}已撤销，无需答复。`],
}

/** What the side that a move tells is told. */
export const letterText = (move: LetterMove, row: LetterRecord) => TEXTS[move](row)

/** The words of the printed form. */
export const printCopy = {
  title: '督 办 函',
  number: '文号',
  to: '致',
  area: '发函地区',
  author: '发函人',
  sentOn: '发函日期',
  due: '答复时限',
  subject: '事由',
  cases: '涉及业务',
  heads: ['序号', '编号', '企业', '当时的时限', '办理情况'],
  sealed: '名称不再显示',
  isOpen: '待机构办理',
  isDone: '机构已办理',
  isGone: (leftAs: string | null) => (leftAs === null ? '不再由该机构办理' : `机构未办理，${leftAs}`),
  answer: '机构答复',
  noAnswer: '尚未答复',
  answeredBy: (name: string, day: string) => `${name}　${day}`,
  state: '状态',
  footer: (number: string) => `${number} · 陇企融 · 甘肃省企业融资信用服务平台`,
  file: (number: string) => `督办函-${number}.pdf`,
} as const
