/** What the audit log says of policies and their items. */
export const policiesAuditActions = [
  { code: 'create-policy', name: '新建政策' },
  { code: 'update-policy', name: '修改政策' },
  { code: 'restore-policy', name: '还原政策的早先版本' },
  { code: 'submit-policy', name: '提交复核政策' },
  { code: 'approve-policy', name: '复核通过政策' },
  { code: 'return-policy', name: '退回政策' },
  { code: 'discard-policy', name: '放弃修改政策' },
  { code: 'delete-policy', name: '删除政策草稿' },
  { code: 'publish-policy', name: '恢复发布政策' },
  { code: 'take-policy-offline', name: '下线政策' },
  { code: 'create-policy-item', name: '新建政策事项' },
  { code: 'update-policy-item', name: '修改政策事项' },
  { code: 'submit-policy-item', name: '提交复核政策事项' },
  { code: 'approve-policy-item', name: '复核通过政策事项' },
  { code: 'return-policy-item', name: '退回政策事项' },
  { code: 'discard-policy-item', name: '放弃修改政策事项' },
  { code: 'delete-policy-item', name: '删除政策事项草稿' },
  { code: 'publish-policy-item', name: '恢复发布政策事项' },
  { code: 'take-policy-item-offline', name: '下线政策事项' },
  { code: 'save-policy-profile', name: '补充企业政策情况' },
  { code: 'save-policy-report', name: '保存政策匹配报告' },
  { code: 'open-policy-item', name: '查看告知的政策事项' },
  { code: 'declare-policy-item', name: '登记已申报政策事项' },
] as const

export const policiesAuditEntities = [
  { code: 'policy', name: '政策' },
  { code: 'policy_item', name: '政策事项' },
  { code: 'policy_profile', name: '企业政策情况' },
  { code: 'policy_report', name: '政策匹配报告' },
] as const
