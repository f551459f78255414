/** Words of handing a printed application in again. */
export const sheetCopy = {
  title: '交回纸质申请表',
  description: '把填好的纸质申请表拍照或扫描后交回网上的草稿，不需要 JavaScript。',
  lead: '上传填好的申请表照片或扫描件，就能回到网上的草稿接着提交。照片里的码会自动识别；没有拍清楚时，请输入表上的“申请表编码”。',
  code: '申请表编码',
  codeHelp: '印在申请表右上角的码旁边，例如 15-G0-7V。照片里有码时可以不填。',
  scan: '申请表照片或扫描件',
  submit: '交回申请表',
  none: '请选择申请表的照片或扫描件',
  noCode: '没有在照片里认出编码，请照着申请表输入。照片已经保留，不用再传',
  wrongCode: '没有这个编码，请照着申请表核对后重新输入',
  notYours: '这张申请表是用另一个账号打印的，请用那个账号登录后再交回',
  tooMany: (most: number) => `草稿里这一项已经满了，最多 ${most} 份，请先在草稿里去掉几份`,
  notSaved: '没有存上，请稍后再试。照片还在本页',
} as const
