/** What the audit log says of products. */
export const productsAuditActions = [
  { code: 'create-product', name: '新建产品' },
  { code: 'update-product', name: '修改产品' },
  { code: 'submit-product', name: '产品提交审核' },
  { code: 'withdraw-product', name: '撤回产品提交' },
  { code: 'return-product', name: '退回产品' },
  { code: 'approve-product', name: '产品审核通过' },
  { code: 'delete-product', name: '删除产品草稿' },
  { code: 'unlist-product', name: '产品下架' },
  { code: 'relist-product', name: '产品重新上架' },
  { code: 'succeed-products', name: '产品转给承接机构' },
] as const

export const productsAuditEntities = [{ code: 'product', name: '产品' }] as const
