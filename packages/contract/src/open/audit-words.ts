/** What the audit log says of the open interface for institutions. */
export const openAuditActions = [
  { code: 'create-open-key', name: '创建接口密钥' },
  { code: 'revoke-open-key', name: '停用接口密钥' },
  { code: 'take-over-open-key', name: '接管接口密钥' },
  { code: 'create-webhook', name: '创建事件通知' },
  { code: 'rotate-webhook-secret', name: '更换事件通知签名密钥' },
  { code: 'switch-webhook', name: '启用或停用事件通知' },
  { code: 'replay-delivery', name: '补发事件通知' },
  { code: 'make-reconciliation', name: '生成对账文件' },
  { code: 'download-reconciliation', name: '下载平台对账文件' },
  { code: 'upload-reconciliation', name: '上传机构对账文件' },
  { code: 'answer-difference', name: '答复对账差异' },
  { code: 'judge-explanation', name: '确认或退回差异说明' },
  { code: 'open-sandbox', name: '开通联调环境' },
  { code: 'reset-sandbox', name: '重置联调环境' },
  { code: 'issue-open-token', name: '签发接口访问令牌' },
] as const

export const openAuditEntities = [
  { code: 'open_key', name: '接口密钥' },
  { code: 'webhook', name: '事件通知' },
  { code: 'open_sandbox', name: '联调环境' },
  { code: 'reconciliation_day', name: '对账日' },
  { code: 'reconciliation_difference', name: '对账差异' },
] as const
