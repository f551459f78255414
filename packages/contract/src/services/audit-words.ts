/** What the audit log says of services of intermediaries. */
export const servicesAuditActions = [
  { code: 'create-service-entry', name: '新建中介服务' },
  { code: 'update-service-entry', name: '修改中介服务' },
  { code: 'submit-service-entry', name: '提交复核中介服务' },
  { code: 'approve-service-entry', name: '复核通过中介服务' },
  { code: 'return-service-entry', name: '退回中介服务' },
  { code: 'discard-service-entry', name: '放弃修改中介服务' },
  { code: 'delete-service-entry', name: '删除中介服务草稿' },
  { code: 'publish-service-entry', name: '恢复发布中介服务' },
  { code: 'take-service-entry-offline', name: '下线中介服务' },
  { code: 'restore-service-entry', name: '取回中介服务的早先版本' },
] as const

export const servicesAuditEntities = [{ code: 'service_entry', name: '中介服务' }] as const
