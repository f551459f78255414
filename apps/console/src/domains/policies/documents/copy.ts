/** Texts of the maintenance of policies. */
export const copy = {
  intro:
    '维护政策文件：可以从粘贴的文本读出标题、文号、日期和正文，核对后保存为草稿。由另一个人复核后发布，可以定时；每次发布的版本都留存。地区内容编辑只维护本地区的政策。',
  keyword: '标题、文号、发文机关或正文',
  paste: '从粘贴的文本读取',
  pasteTitle: '从粘贴的文本读取政策',
  pasted: '政策文本',
  pastedHelp: '把政策网页或文件的全文复制到这里，包括标题、文号、正文和落款。',
  pastedMissing: '请粘贴政策文本',
  pastedTooLong: '文本过长，请分开粘贴正文和附件',
  read: '读取并填入',
  readFields: (labels: readonly string[]) => `已填入：${labels.join('、')}。请逐项核对，未填入的请补充。`,
  readNothing: '没有读出标题、文号或日期，只填入了正文。请手工填写其他项目。',
} as const
