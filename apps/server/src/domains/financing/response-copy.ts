import type { ResponseMove } from '@lqr/contract/financing/response-case.ts'
import { displayAmount } from '@lqr/contract/rules/amount-display.ts'
import { type RefusalColumns, refusalFigure } from '../../cases/refusal-columns.ts'
import { refusalWords, refusedBecause } from '../../cases/refusal-copy.ts'
import type { ResponseRecord } from './response.store.ts'

/** What messages say of the need and the institution of a response. */
export interface ResponseWords {
  readonly demandNo: string
  readonly title: string
  readonly amountYuan: number | null
  readonly orgName: string
}

type Given = Pick<
  ResponseRecord,
  | 'offer_amount_yuan'
  | 'offer_annual_cost'
  | 'demand_type'
  | 'offer_share_percent'
  | 'invested_yuan'
  | 'invested_share_percent'
  | 'invested_on'
  | 'decline_reason'
  | 'next_steps'
  | 'officer_name'
  | keyof RefusalColumns
>
type Text = readonly [title: string, body: string]

const amount = (amountYuan: number | null) => displayAmount(amountYuan)?.text ?? ''

const investedWords = (row: Given) =>
  `${amount(row.invested_yuan)}，占股 ${row.invested_share_percent ?? 0}%，投资日期 ${row.invested_on ?? ''}`

/** A need to which an institution responds, as messages name it. */
export const namedResponse = ({ title, demandNo }: ResponseWords) => `“${title}”融资需求（${demandNo}）`

const TEXTS: Record<ResponseMove, (words: ResponseWords, row: Given) => Text> = {
  submit: (words) => [
    '机构抢单',
    `${words.orgName}取得了您的${namedResponse(words)}的一个名额，将在时限内与您联系；超时未联系的，名额自动转给下一家。`,
  ],
  dispatch: (words) => [
    '收到派单',
    `主管方把${namedResponse(words)}派给贵机构，金额 ${amount(words.amountYuan)}，请在时限内联系企业。`,
  ],
  route: (words) => [
    '收到派单',
    `平台按规则把${namedResponse(words)}派给贵机构，金额 ${amount(words.amountYuan)}，请在时限内联系企业。`,
  ],
  advance: (words) => [
    '候补成功',
    `${namedResponse(words)}空出名额，贵机构已递补，资料和授权已经开放，请在时限内联系企业。`,
  ],
  contact: (words, row) => [
    '机构已与您联系',
    `${words.orgName}记录已就您的${namedResponse(words)}与您联系，经办人 ${row.officer_name ?? '见需求详情'}。`,
  ],
  offer: (words, row) => [
    '收到融资意向',
    `${words.orgName}对您的${namedResponse(words)}给出意向：${amount(row.offer_amount_yuan)}，综合年化成本 ${row.offer_annual_cost ?? 0}%。意向不是审批结论。`,
  ],
  propose: (words, row) => [
    '收到投资意向',
    `${words.orgName}对您的${namedResponse(words)}给出投资意向：${amount(row.offer_amount_yuan)}，拟占股 ${row.offer_share_percent ?? 0}%。意向不是投资决定。`,
  ],
  choose: (words, row) => [
    '企业选定了贵机构',
    row.demand_type === 'equity'
      ? `${namedResponse(words)}的企业选定了贵机构，请与企业商定后续事项，并在平台记录结果。`
      : `${namedResponse(words)}的企业选定了贵机构，融资申请已提交，请按申请的时限受理。`,
  ],
  turnDown: (words, row) => [
    '企业谢绝了贵机构',
    `${namedResponse(words)}的企业谢绝了贵机构，名额已收回，资料和授权同时关闭。${row.decline_reason ? `原因：${row.decline_reason}` : ''}`,
  ],
  invest: (words, row) => [
    '投资已完成',
    `${words.orgName}记录已完成对您的${namedResponse(words)}的投资：${investedWords(row)}。与实际不符的，请联系机构更正。`,
  ],
  correct: (words, row) => [
    '投资记录已更正',
    `${words.orgName}更正了对您的${namedResponse(words)}的投资记录：现为 ${investedWords(row)}。原来的记录和更正原因见需求详情；与实际不符的，请联系机构更正。`,
  ],
  stepOut: (words, row) => [
    '机构终止投资',
    `${words.orgName}终止对您的${namedResponse(words)}的投资：${refusedBecause(row.decline_reason, row.next_steps)}${refusalWords(refusalFigure(row), row.retry_from)}`,
  ],
  decline: (words, row) => [
    '机构不承接需求',
    `${words.orgName}不承接您的${namedResponse(words)}：${refusedBecause(row.decline_reason, row.next_steps)}${refusalWords(refusalFigure(row), row.retry_from)}`,
  ],
  lapse: (words) => [
    '超时未联系，名额收回',
    `贵机构未在时限内就${namedResponse(words)}联系企业，名额已收回，资料和授权同时关闭。`,
  ],
  outdate: (words) => [
    '意向已过有效期',
    `贵机构对${namedResponse(words)}的意向已过有效期，企业没有选定。仍愿承接的请在时限内更新意向，否则请记录不承接。`,
  ],
  lose: (words) => [
    '需求响应结束',
    `${namedResponse(words)}的企业已选定其他机构，或需求已经结束，贵机构的响应自动结束。`,
  ],
  fail: (words, row) => [
    '申请未成，响应结束',
    `${namedResponse(words)}选定后的融资申请未成：${row.decline_reason ?? ''}`,
  ],
  credit: (words) => ['申请已授信', `${namedResponse(words)}的融资申请已授信。`],
  disburse: (words) => ['申请已放款', `${namedResponse(words)}的融资申请已放款。`],
}

/** What the side that a move tells is told; title and sentence. */
export const responseText = (move: ResponseMove, words: ResponseWords, row: Given) => TEXTS[move](words, row)

/** What the enterprise is told when an institution came to its need without having taken it itself. */
export const arrivedText = (words: ResponseWords): Text => [
  '新的机构承接需求',
  `您的${namedResponse(words)}已由${words.orgName}承接，资料沿用，无须重新填写。`,
]

/** What the enterprise is told when an institution did not reach it in time. */
export const lapsedText = (words: ResponseWords): Text => [
  '机构超时未联系',
  `${words.orgName}未在时限内就您的${namedResponse(words)}与您联系，名额已收回；需求仍在有效期内且有候补机构的，已自动递补。`,
]

/** What the enterprise is told of an indication that it did not choose in time. */
export const outdatedText = (words: ResponseWords): Text => [
  '机构意向已过有效期',
  `${words.orgName}对您的${namedResponse(words)}的意向已过有效期，机构更新意向后才能选定。您可以联系机构更新，或选定其他机构。`,
]

/** What those in the line are told when it ends. */
export const lineEndedText = (words: Omit<ResponseWords, 'orgName'>): Text => [
  '候补结束',
  `“${words.title}”融资需求（${words.demandNo}）的企业已选定机构，或需求已经结束，候补自动结束。`,
]

/** Why the application that was made from a response came to nothing, by what happened to it. */
export const failedBecause: Readonly<Record<string, string>> = {
  reject: '机构审查未通过。',
  withdraw: '企业撤回了申请。',
  expire: '机构超时未受理申请。',
  transfer: '企业改投了其他机构。',
  forgo: '企业放弃了授信。',
  release: '机构终止了授信。',
  leave: '企业已注销账号。',
}

/** On the timeline of a response that came by the rule of dispatch. */
export const routedNote = (reasons: readonly string[]) => reasons.join('；')

/** The first line on the timeline of an application that was made from a need. */
export const chosenFrom = (demandNo: string, responseNo: string) =>
  `由融资需求 ${demandNo} 选定（响应 ${responseNo}），资料沿用`
