import { CONTRADICTION_DAYS, CONTRADICTION_FIELDS } from '@lqr/contract/credit/contradictions.ts'

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
} as const
