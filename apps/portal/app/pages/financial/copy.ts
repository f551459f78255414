/** Texts of the finance marketplace, where products and institutions meet. */
export const copy = {
  tabs: '金融超市内容',
  searchFor: '请输入银行或机构名称',
  searchBody: '请输入部门名称',
  products: '融资产品',
  orgs: '金融机构',
  government: '政府部门',
  productsDescription:
    '比较甘肃省金融机构的融资产品：额度、期限、担保方式、综合年化成本和审批时间，可按需要筛选并在线申请。',
  orgsDescription:
    '甘肃省银行、小额贷款、融资租赁、商业保理等金融机构名录，查看在售产品、联系方式和办理记录。',
  governmentDescription: '甘肃省及各市州的金融管理、财政、工业和信息化等政府部门名录，按地区和部门类型查找。',
} as const
