/** Texts of the ladder of titles and its self-check. */
export const copy = {
  title: '企业培育',
  description: '从科技和创新型中小企业到专精特新、小巨人：逐级条件自查，培育服务机构和收费公开。',
  placeholder: '请输入服务名称',
  ladder: '梯度培育',
  lead: '按现行标准逐条核对：符合、相差多少、缺什么信息；由专家评审的条件由主管部门判断，平台不代为下结论。',
  own: '已按本企业登记和补充的情况核对。',
  visitor: '登录企业账号后按本企业情况核对；也可以先填写企业情况试算，不保存。',
  tell: '补充企业情况并逐项试算',
  rung: (n: number, name: string) => `第 ${n} 级 ${name}`,
  noRule: '这一级暂无可核对的现行标准。',
  renewal: '2026 年到期复核的企业仍按 2022 年的标准；新申请一律按 2026 年 4 月 1 日起施行的标准。',
  services: '培育服务',
} as const
