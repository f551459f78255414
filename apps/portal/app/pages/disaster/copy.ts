/** Texts of the page of loans after a disaster. */
export const copy = {
  title: '抗灾救灾贷款',
  parent: '首贷中心',
  description:
    '甘肃省洪涝、干旱、地震等灾害后恢复生产经营的贷款：发放统计、自测、材料清单、一步一步的申请引导与咨询方式。',
  figures: { count: '已放救灾贷款', amount: '救灾贷款金额', products: '救灾贷款产品' },
  stepsTitle: '受灾后怎么申请',
  steps: [
    '保留受灾照片、损失清单和乡镇（街道）或应急管理部门的受灾证明。',
    '已有贷款的，先联系贷款机构，可申请展期、无还本续贷或调整还款计划。',
    '需要新贷款的，按下面的引导自测、备材料、选产品，在用途中写明灾后恢复。',
    '机构须在时限内受理；申请后可在个人中心查看截止时间和进度。',
  ],
  listTitle: '抗灾救灾产品',
  hotline: '咨询电话',
  hours: '服务时间',
} as const
