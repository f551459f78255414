/** What the audit log says of files made of lists. */
export const exportsAuditActions = [
  { code: 'export-list', name: '导出列表' },
  { code: 'download-export', name: '下载导出文件' },
  { code: 'delete-export', name: '删除导出文件' },
] as const

export const exportsAuditEntities = [{ code: 'export_file', name: '导出文件' }] as const
