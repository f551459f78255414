/** Texts of the maintenance of parks and the enterprises they present. */
export const copy = {
  intro: '维护园区专区的园区和入驻企业展示。草稿只有运营人员能看到，发布后门户立即显示。',
  keyword: '园区名称、管理机构或主导产业',
  title: '园区维护',
  enterprisesOf: (name: string) => `${name}的企业`,
  back: '返回园区维护',
  enterprise: {
    intro: '企业书面同意后才能展示；不填写联系人和联系方式。企业撤回同意的，请立即下线。',
    keyword: '企业名称或产品',
  },
} as const
