import type { InterestMove } from '@lqr/contract/equity/interest-case.ts'
import type { InterestRecord } from './interest.store.ts'

/** What messages say of the project and the institution of an interest; never whose project it is. */
export interface InterestWords {
  readonly projectNo: string
  readonly name: string
  readonly orgName: string
}

type Given = Pick<InterestRecord, 'end_reason' | 'next_steps'>
type Text = readonly [title: string, body: string]

/** A project in which an institution is interested, as messages name it. */
export const namedInterest = ({ name, projectNo }: InterestWords) => `股权融资项目“${name}”（${projectNo}）`

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
  stepOut: (words, row) => [
    '机构不再对接',
    `${words.orgName}不再对接您的${namedInterest(words)}：${row.end_reason ?? ''}建议：${row.next_steps ?? ''}`,
  ],
  close: (words) => ['项目已结束', `${namedInterest(words)}已经结束，与贵机构的对接自动终止。`],
}

/** What the side that a move tells is told; title and sentence. */
export const interestText = (move: InterestMove, words: InterestWords, row: Given) => TEXTS[move](words, row)
