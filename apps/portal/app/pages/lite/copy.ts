/** Words of the first page of the pages without scripts. */
export const copy = {
  title: '省流量版',
  description: '弱网、老旧手机或没有 JavaScript 时，也能注册、认证、申请、发布需求、管理授权和咨询。',
  lead: '网络不好或手机较旧时用这里：每页不到 60 KB，不需要 JavaScript。电脑、手机和完整版用的是同一份资料，随时可以换着办。',
  steps: {
    register: ['注册账号', '填手机号和验证码，约 2 分钟'],
    login: ['登录', '已有账号'],
    certification: ['企业认证', '上传营业执照，约 5 分钟'],
    products: ['选产品', '查看额度、利率和条件'],
    applications: ['我的申请', '看进度、补充材料、撤回、改投'],
    sheet: ['交回纸质申请表', '拍照上传，回到网上的草稿'],
    needs: ['融资需求', '发布需求，比较机构意向，选定一家'],
    leases: ['租赁需求', '填写设备需求，接受报价'],
    authorisations: ['信用授权', '看谁查看过，同意、不同意或撤销'],
    credit: ['信用信息与异议', '查看本企业条目，对有误的提出异议'],
    questions: ['咨询', '提问，看答复，追问和评价'],
    messages: ['消息', '受理、补充和审批结果'],
  },
} as const
