import { withoutStop } from '@lqr/contract/rules/without-stop.ts'
import type { QuestionMove } from '@lqr/contract/advisory/question-case.ts'
import type { QuestionRecord } from './question.store.ts'

/** A question as a message names it. */
export const namedQuestion = (row: Pick<QuestionRecord, 'question_no'>) => `咨询（${row.question_no}）`

const answered = (row: QuestionRecord): [string, string] => [
  '咨询已答复',
  `您的${namedQuestion(row)}已答复，请查看；如有疑问可以追问，并请评价。`,
]

const TEXTS: Record<QuestionMove, (row: QuestionRecord) => [title: string, body: string]> = {
  submit: (row) => ['收到新的咨询', `收到${namedQuestion(row)}“${row.title}”，请在时限内答复。`],
  take: (row) => ['咨询已接办', `您的${namedQuestion(row)}已由工作人员接办。`],
  refer: (row) => ['转来一件咨询', `主管方转来${namedQuestion(row)}“${row.title}”，请在时限内答复。`],
  answer: answered,
  reply: answered,
  giveBack: (row) => ['机构退回了咨询', `${namedQuestion(row)}由机构退回，请在原时限内答复。`],
  reject: (row) => ['咨询不予答复', `您的${namedQuestion(row)}不予答复：${row.reject_reason ?? ''}`],
  withdraw: (row) => ['企业撤回了咨询', `${namedQuestion(row)}已由企业撤回，不用再答复。`],
  rate: (row) => ['答复收到评价', `${namedQuestion(row)}的答复收到企业评价。`],
  reopen: (row) => ['企业对答复追问', `企业对${namedQuestion(row)}追问，请在时限内答复。`],
  close: (row) => ['企业办结了咨询', `${namedQuestion(row)}已由企业办结。`],
  expire: (row) => ['咨询已办结', `您的${namedQuestion(row)}在答复后没有新的追问，已自动办结。`],
}

/** What the side that a move tells is told. */
export const questionText = (move: QuestionMove, row: QuestionRecord) => TEXTS[move](row)

/** How companies end that are named in short without it. */
export const LEGAL_FORMS = /(?:股份有限公司|有限责任公司|有限公司|专业合作社|合作社|公司)$/

/** Stands where a name was. */
export const SOMEBODY = '某企业'

/** Why a text is refused. */
export const holdsHiddenWord = (word: string) => `内容含有不能发布的词语“${word}”，请修改`

/** What is told of a bar from asking, title and sentence. */
export const barText = {
  barred: (reason: string) => [
    '账号已被停止提问',
    `停止提问的原因：${withoutStop(reason)}。如有异议，可以申诉。`,
  ],
  appealed: ['收到停止提问的申诉', '有账号对停止提问提出申诉，请由另一位运营人员处理。'],
  lifted: (decision: string) => ['已恢复提问', `您的账号可以继续提问。处理说明：${decision}`],
  upheld: (decision: string) => ['停止提问的申诉未通过', `处理说明：${decision}`],
} as const satisfies Record<string, readonly [string, string] | ((said: string) => readonly [string, string])>
