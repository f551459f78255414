/** Texts of the page on which a questionnaire is filled in. */
export const questionnaireCopy = {
  lead: '无需登录，不记录填写人的任何信息。',
  privacy:
    '请勿填写姓名、电话、证件号等个人信息。没有标“选填”的都要回答。填写的内容会保留在这台设备上，直到提交。',
  openTo: (moment: string) => `填写截止 ${moment}。`,
  needsScript: '填写问卷需要启用浏览器的 JavaScript。',
  restored: '已恢复您上次填写的内容。',
  sentBefore: '这台设备已经提交过这份问卷，再次提交的内容不会保存。',
  score: (score: number) => `${score} 分`,
  lowest: '最不满意',
  highest: '最满意',
  several: '可多选',
  optional: '（选填）',
  number: '请输入数字',
  submit: '提交问卷',
  incomplete: (count: number) => `还有 ${count} 题需要补充，请查看标出的题目。`,
  changed: '载入新的题目',
  done: { title: '提交成功', repeated: '这台设备此前已经提交过这份问卷，没有重复保存。' },
  preview: '可以试填，不能提交。',
} as const
