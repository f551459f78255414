/** What the audit log says of activities. */
export const activitiesAuditActions = [
  { code: 'create-activity', name: '新建活动' },
  { code: 'update-activity', name: '修改活动' },
  { code: 'submit-activity', name: '提交复核活动' },
  { code: 'approve-activity', name: '复核通过活动' },
  { code: 'return-activity', name: '退回活动' },
  { code: 'discard-activity', name: '放弃修改活动' },
  { code: 'delete-activity', name: '删除活动草稿' },
  { code: 'publish-activity', name: '恢复发布活动' },
  { code: 'take-activity-offline', name: '下线活动' },
  { code: 'restore-activity', name: '恢复活动的版本' },
  { code: 'sign-up', name: '报名活动' },
  { code: 'change-sign-up', name: '修改活动报名' },
  { code: 'cancel-sign-up', name: '取消活动报名' },
  { code: 'check-in', name: '活动签到' },
  { code: 'undo-check-in', name: '撤回活动签到' },
  { code: 'read-roster', name: '查看活动报名名单' },
] as const

export const activitiesAuditEntities = [
  { code: 'activity', name: '活动' },
  { code: 'activity_sign_up', name: '活动报名' },
] as const
