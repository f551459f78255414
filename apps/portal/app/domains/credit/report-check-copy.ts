export const copy = {
  title: '信用报告核验',
  description: '输入信用报告上的报告号，核对报告是否由本平台出具、是否在有效期内，以及内容摘要。',
  form: '核验信用报告',
  number: '报告号',
  numberHelp: '在报告首页和每页页脚，形如 BG20261124-0123456789；扫描报告上的二维码会自动填入。',
  check: '核验',
  genuine: '由本平台出具，在有效期内',
  lapsed: '由本平台出具，已过有效期',
  unknown: '没有这份报告',
  unknownHint: '请核对报告号。本平台没有出具过这个号码的报告，或报告还没有生成。',
  malformed: '报告号不正确，应形如 BG20261124-0123456789',
  name: '企业名称（部分隐去）',
  issuedAt: '出具时间',
  validUntil: '有效期至',
  digest: '内容摘要',
  digestHint:
    '下载到的 PDF 文件按此算法计算的摘要应与上面一致；不一致说明文件被改动过。核验页不显示报告内容。',
} as const
