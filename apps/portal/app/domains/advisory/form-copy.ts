/** Texts of the form for a question. */
export const formCopy = {
  lead: '没有标“选填”的都要填写。请勿填写身份证号、银行账号等信息。填写的内容会保留到提交为止。',
  lite: '在省流量版提问',
  restored: '已恢复您上次填写的内容。',
  choose: '请选择',
  file: '有助于说明问题的材料',
  otherFile: '其他材料',
  fileHint: (most: number) => `支持 PDF、PNG、JPG、WEBP，每个不超过 10 MB，最多 ${most} 个。`,
  filesFull: (most: number) => `已添加 ${most} 份材料。`,
  mayPublish: '同意隐去企业和个人信息后公开这个问题和答复，供其他企业参考',
  submit: '提交咨询',
  similar: '这些问题已有答复，可以先看看',
  done: {
    title: '咨询已提交',
    text: (questionNo: string, dueAt: string) =>
      `咨询单号 ${questionNo}，${dueAt ? `${dueAt} 前` : '在时限内'}答复，答复后会发消息通知您。`,
    look: '查看我的咨询',
    again: '再问一个',
  },
} as const
