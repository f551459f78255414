/** What the audit log says of batches, drafts and visits; reports themselves are cases. */
export const demandReportsAuditActions = [
  { code: 'create-filling-batch', name: '新建填报批次' },
  { code: 'update-filling-batch', name: '修改填报批次' },
  { code: 'reopen-filling-batch', name: '为指定企业重开批次' },
  { code: 'draft-demand-report', name: '保存填报草稿' },
  { code: 'edit-demand-report', name: '修改需求填报' },
  { code: 'delete-demand-report', name: '删除填报草稿' },
  { code: 'record-report-visit', name: '记录走访' },
  { code: 'update-loan-balance', name: '更新贷款余额' },
  { code: 'import-demand-reports', name: '批量代填需求填报' },
  { code: 'cancel-report-import', name: '取消批量代填' },
] as const

export const demandReportsAuditEntities = [
  { code: 'filling_batch', name: '填报批次' },
  { code: 'report_import', name: '批量代填' },
] as const
