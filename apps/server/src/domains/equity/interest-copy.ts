import type { InterestMove } from '@lqr/contract/equity/interest-case.ts'
import { displayAmount } from '@lqr/contract/rules/amount-display.ts'
import { refusedBecause } from '../../cases/refusal-copy.ts'
import { shanghaiMinute } from '../../clocks/shanghai-minute.ts'
import type { InterestRecord } from './interest.store.ts'

/** What messages say of the project and the institution of an interest; never whose project it is. */
export interface InterestWords {
  readonly projectNo: string
  readonly name: string
  readonly orgName: string
}

type Given = Pick<
  InterestRecord,
  'end_reason' | 'next_steps' | 'meet_at' | 'meet_place' | 'invested_yuan' | 'invested_share_percent'
>
type Text = readonly [title: string, body: string]

/** A project in which an institution is interested, as messages name it. */
export const namedInterest = ({ name, projectNo }: InterestWords) => `股权融资项目“${name}”（${projectNo}）`

const talkOf = ({ meet_at: at, meet_place: place }: Given) =>
  `${at === null ? '' : shanghaiMinute(new Date(at))}，${place ?? ''}`

const TEXTS: Record<InterestMove, (words: InterestWords, row: Given) => Text> = {
  submit: (words) => [
    '投资机构希望对接',
    `${words.orgName}对您的${namedInterest(words)}表达了意向。您同意之前，机构看不到企业名称、联系方式和资料室。`,
  ],
  consent: (words) => [
    '企业同意对接',
    `${namedInterest(words)}的企业同意与贵机构对接，现在可以查看企业、联系人和资料室。`,
  ],
  decline: (words) => ['企业未同意对接', `${namedInterest(words)}的企业没有同意与贵机构对接。`],
  revoke: (words) => [
    '企业撤销了同意',
    `${namedInterest(words)}的企业撤销了同意，企业、联系人和资料室已经关闭。`,
  ],
  proposeTalk: (words) => [
    '机构提出约谈时间',
    `${words.orgName}就您的${namedInterest(words)}提出了约谈时间，请选择一个确认。`,
  ],
  offerTalk: (words) => ['企业提出约谈时间', `${namedInterest(words)}的企业提出了约谈时间，请选择一个确认。`],
  acceptTalk: (words, row) => ['企业确认了约谈', `${namedInterest(words)}的约谈定于${talkOf(row)}。`],
  confirmTalk: (words, row) => [
    '机构确认了约谈',
    `${words.orgName}与您就${namedInterest(words)}的约谈定于${talkOf(row)}。`,
  ],
  cancelTalk: (words) => [
    '机构取消了约谈',
    `${words.orgName}取消了就您的${namedInterest(words)}的约谈，双方可以重新提出时间。`,
  ],
  callOffTalk: (words) => [
    '企业取消了约谈',
    `${namedInterest(words)}的企业取消了约谈，双方可以重新提出时间。`,
  ],
  lapseTalk: (words) => [
    '约谈时间已过',
    `${namedInterest(words)}提出的约谈时间都已过去，没有确认。仍需约谈的，请重新提出时间。`,
  ],
  examine: (words) => ['机构开始尽职调查', `${words.orgName}开始对您的${namedInterest(words)}尽职调查。`],
  invest: (words, row) => [
    '投资已完成',
    `${words.orgName}记录已完成对您的${namedInterest(words)}的投资：${displayAmount(row.invested_yuan)?.text ?? ''}，占股 ${row.invested_share_percent ?? 0}%。与实际不符的，请联系机构更正。`,
  ],
  correct: (words, row) => [
    '投资记录已更正',
    `${words.orgName}更正了对您的${namedInterest(words)}的投资记录：现为 ${displayAmount(row.invested_yuan)?.text ?? ''}，占股 ${row.invested_share_percent ?? 0}%。原来的记录和更正原因见办理进度；与实际不符的，请联系机构更正。`,
  ],
  stepOut: (words, row) => [
    '机构不再对接',
    `${words.orgName}不再对接您的${namedInterest(words)}：${refusedBecause(row.end_reason, row.next_steps)}`,
  ],
  close: (words) => ['项目已结束', `${namedInterest(words)}已经结束，与贵机构的对接自动终止。`],
}

/** What the side that a move tells is told; title and sentence. */
export const interestText = (move: InterestMove, words: InterestWords, row: Given) => TEXTS[move](words, row)

/** What the enterprise is told of times for a talk that nobody took. */
export const talkLapsedText = (words: InterestWords): Text => [
  '约谈时间已过',
  `${words.orgName}与您就${namedInterest(words)}提出的约谈时间都已过去，没有确认。机构可以重新提出，您也可以提出可约时间。`,
]
