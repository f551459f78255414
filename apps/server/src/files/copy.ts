/** What is said of an upload for reasons that the contract cannot see. */
export const uploadErrors = {
  notAFile: '请以文件形式上传',
  missing: '请选择要上传的文件',
  empty: '文件是空的，请重新选择',
} as const

/** Stands where a file came without a name. */
export const UNNAMED_FILE = '未命名文件'
