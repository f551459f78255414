/** What the audit log says of files. */
export const filesAuditActions = [
  { code: 'upload-file', name: '上传文件' },
  { code: 'download-file', name: '下载文件' },
  { code: 'delete-file', name: '删除文件' },
] as const

export const filesAuditEntities = [{ code: 'file', name: '文件' }] as const
