import type { AdvisoryTopic } from '@lqr/contract/advisory/kinds.ts'

interface ExampleAnswer {
  readonly topic: AdvisoryTopic
  readonly daysAgo: number
  readonly title: string
  readonly question: string
  readonly answer: string
}

/** Answers of the demonstration that everybody reads; they say how the platform works, and nothing about policies in force. */
export const EXAMPLE_ANSWERS: readonly ExampleAnswer[] = [
  {
    topic: 'platform',
    daysAgo: 3,
    title: '认证没有通过怎样重新提交',
    question: '企业认证被退回，页面提示材料不清晰，怎样重新提交？',
    answer:
      '在门户右上角点头像进入“企业认证”，页面会显示退回原因，之前填写的内容都在。按原因更换材料后再次提交即可，审核结果会发消息通知。',
  },
  {
    topic: 'loan',
    daysAgo: 8,
    title: '申请提交后可以换一家银行吗',
    question: '贷款申请提交后银行一直没有受理，可以改投其他银行吗？',
    answer:
      '可以。在“我的申请”打开这笔申请，点“改投其他机构”选择产品，已填写的内容和材料会带过去，时限重新计算。也可以先撤回，再另外申请。',
  },
  {
    topic: 'credit',
    daysAgo: 15,
    title: '信用信息有误怎样更正',
    question: '信用报告里有一条已经履行完毕的合同纠纷，怎样提出更正？',
    answer: '请在“信用服务”找到该条信息提出异议，写明理由并上传证明；核查期间该条信息会标注异议。',
  },
  {
    topic: 'account',
    daysAgo: 21,
    title: '预约开户后不能按时到店怎么办',
    question: '已经预约了开户时段，临时有事不能到店，会不会影响以后预约？',
    answer:
      '在“我的开户预约”打开这次预约，点“改约”选新的时段，或者取消。改约后由网点重新确认，不影响以后预约。',
  },
]
