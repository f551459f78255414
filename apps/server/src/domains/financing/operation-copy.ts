import { INTERVIEW_WAYS } from '@lqr/contract/financing/operation-kinds.ts'
import type { ResponseWords } from './response-copy.ts'
import { namedResponse } from './response-copy.ts'

type Text = readonly [title: string, body: string]

interface Asked {
  readonly way: string
  readonly place: string | null
}

const MOMENT = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'medium',
  timeStyle: 'short',
})

const when = (at: string) => MOMENT.format(new Date(at))
const how = ({ way, place }: Asked) =>
  [INTERVIEW_WAYS.find(({ code }) => code === way)?.name, place].filter(Boolean).join('，')

export const interviewProposed = (words: ResponseWords, at: string, asked: Asked): Text => [
  '机构约谈',
  `${words.orgName}就您的${namedResponse(words)}约您在 ${when(at)} 面谈（${how(asked)}），请在需求详情中答复。`,
]

export const interviewCancelled = (words: ResponseWords, at: string): Text => [
  '约谈已取消',
  `${words.orgName}取消了 ${when(at)} 就您的${namedResponse(words)}的约谈。`,
]

/** What both sides are told when a response ends before an interview. */
export const interviewEnded = (words: ResponseWords, at: string): Text => [
  '约谈已取消',
  `${words.orgName}对${namedResponse(words)}的响应已经结束，${when(at)} 的约谈随之取消。`,
]

export const interviewAnswered = (
  words: ResponseWords,
  at: string,
  { accepts, answer }: { accepts: boolean; answer: string | null },
): Text => [
  accepts ? '企业同意约谈' : '企业未同意约谈',
  `${namedResponse(words)}的企业${accepts ? '同意' : '未同意'} ${when(at)} 的约谈。${answer ?? ''}`,
]
