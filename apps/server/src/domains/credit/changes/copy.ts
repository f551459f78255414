import { creditTopic, type CreditTopicCode } from '@lqr/contract/credit/topics.ts'

const namesOf = (topics: readonly CreditTopicCode[]) =>
  topics.map((topic) => creditTopic(topic).name).join('、')

/** What institutions are told of items that they read. */
export const changeMessages = {
  ended: (corporateName: string, topics: readonly CreditTopicCode[]) => ({
    kind: 'credit.ended',
    title: '企业的一项失信信息已停止公示',
    body: `您所在机构近 90 日查看过的“${corporateName}”的${namesOf(topics)}信息中，有条目已停止公示，不得再展示、共享和使用；依据它作出的评价应重新计算。`,
    link: null,
  }),
  corrected: (corporateName: string, topics: readonly CreditTopicCode[]) => ({
    kind: 'credit.corrected',
    title: '企业的一项信用信息已更正',
    body: `您所在机构近 90 日查看过的“${corporateName}”的${namesOf(topics)}信息中，有条目经企业异议核查后已更正。请以条目旁的更正内容为准；依据原内容作出的评价应重新计算。`,
    link: null,
  }),
} as const
