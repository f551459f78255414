/** Texts of a list that is handed in as a file. */
export const importCopy = {
  steps: '三步完成：下载模板 → 按模板填写 → 选择文件，核对后提交。',
  template: '下载模板',
  choose: '选择 CSV 文件',
  chooseOther: '换一个文件',
  hint: (max: number) => `每次最多 ${max} 家企业。用 Excel 编辑的，另存为“CSV UTF-8”或“CSV”均可。`,
  unreadable: '文件读不出来，请另存为 CSV 后重试',
  wrongHeader: (header: string) => `首行须为：${header}。请使用模板，不要改动首行。`,
  noRows: '文件中没有企业，请填写后重新选择',
  tooMany: (rows: number, max: number) => `文件中有 ${rows} 家企业，每次最多 ${max} 家，请拆分后分次导入`,
  preview: '导入预览',
  summary: (total: number, right: number) =>
    right === total
      ? `共 ${total} 行，格式都正确。`
      : `共 ${total} 行，${right} 行格式正确，${total - right} 行有误，有误的行不会提交，其余的行可以先提交。`,
  onlyWrong: '只看有误的行',
  row: '行号',
  check: '检查结果',
  right: '格式正确',
  result: '结果',
  problems: '原因',
} as const
