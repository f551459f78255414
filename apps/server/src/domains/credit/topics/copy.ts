import { CONTRADICTION_DAYS, CONTRADICTION_FIELDS } from '@lqr/contract/credit/contradictions.ts'
import { creditTopic, type CreditTopicCode } from '@lqr/contract/credit/topics.ts'

/** What people are told about credit information. */
export const topicMessages = {
  contradictions: (fields: readonly string[]) => {
    const names = CONTRADICTION_FIELDS.filter(({ code }) => fields.includes(code)).map(({ name }) => name)
    return {
      kind: 'credit.contradiction',
      title: '登记信息与企业认证不一致',
      body: `您的${names.join('、')}在登记信息与企业认证中不一致。请在 ${CONTRADICTION_DAYS} 日内核对并更正；此后仍不一致的，被授权机构会看到提示。`,
      link: '/personal/credit',
    }
  },
  ended: (corporateName: string, topics: readonly CreditTopicCode[]) => ({
    kind: 'credit.ended',
    title: '企业的一项失信信息已停止公示',
    body: `您所在机构近 90 日查看过的“${corporateName}”的${topics.map((topic) => creditTopic(topic).name).join('、')}信息中，有条目已停止公示，不得再展示、共享和使用；依据它作出的评价应重新计算。`,
    link: null,
  }),
} as const
