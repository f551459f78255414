/** Words of the first page of the pages without scripts. */
export const copy = {
  title: '省流量版',
  description: '弱网、老旧手机或没有 JavaScript 时，也能注册、认证、申请和补充材料。',
  lead: '网络不好或手机较旧时用这里：每页不到 60 KB，不需要 JavaScript。电脑、手机和完整版用的是同一份资料，随时可以换着办。',
  steps: {
    register: ['注册账号', '填手机号和验证码，约 2 分钟'],
    login: ['登录', '已有账号'],
    certification: ['企业认证', '上传营业执照，约 5 分钟'],
    products: ['选产品', '查看额度、利率和条件'],
    applications: ['我的申请', '看进度、补充材料、撤回'],
    sheet: ['交回纸质申请表', '拍照上传，回到网上的草稿'],
    messages: ['消息', '受理、补充和审批结果'],
  },
} as const
