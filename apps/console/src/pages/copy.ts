/** Texts of pages that join domains. */
export const copy = {
  title: (name: string) => `您好，${name}`,
  next: '接下来要做',
  certify: {
    1: { title: '完成企业认证', text: '认证后才能申请金融产品，准备好营业执照即可。', action: '去认证' },
    2: { title: '企业认证审核中', text: '平台正在审核，结果会以消息通知您。', action: '查看进度' },
    4: { title: '企业认证没有通过', text: '请按原因修改后重新提交。', action: '修改并重新提交' },
  },
  reason: (text: string) => `原因：${text}`,
  supply: {
    title: (product: string) => `为“${product}”补充材料`,
    text: (org: string) => `${org} 正在等您的材料，补充期间时限暂停。`,
    action: '去补充',
  },
  sign: {
    title: (product: string) => `“${product}”已授信`,
    text: (org: string) => `请查看额度、利率和条件，并与 ${org} 联系签约。`,
    action: '查看授信',
  },
  wanted: { text: '企业已通过认证，您先前选中的产品现在可以申请。', action: '继续申请' },
  wait: {
    title: (count: number) => `${count} 笔申请正在办理`,
    text: '现在由机构处理，您不需要做什么；有变化时会发消息。',
    action: '查看我的申请',
  },
  find: {
    title: '找到合适的金融产品',
    text: '按金额、期限和担保方式筛选，在线提交申请。',
    action: '去看产品',
  },
  fitting: '现在就能申请的产品',
  fittingHint: '这些产品按您填写的需求逐条核对。可以直接申请，不必等待机构响应；也可以继续发布需求。',
  open: '在办的事项',
  openNone: '没有在办的事项',
  all: '全部在办',
  links: '常用功能',
  linkItems: {
    fit: '适合我的产品：逐项比对申请条件',
    need: '发布融资需求：让机构来找您',
    authorisations: '信用授权：谁能看、谁看过、随时撤销',
    certification: '企业认证：状态与历史',
    products: '在门户查找金融产品',
  },
} as const
