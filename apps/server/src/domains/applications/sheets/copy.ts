/** Words of the printed application. */
export const sheetCopy = {
  title: '金融产品申请表',
  fileName: (product: string) => `申请表-${product}.pdf`,
  code: '申请表编码',
  back: '填好后拍照或扫描：用手机扫右上角的码，或在“省流量版－交回纸质申请表”输入编码，即可回到网上的草稿，不用重新填写。',
  product: '申请的产品',
  org: '机构',
  company: '企业名称',
  creditCode: '统一社会信用代码',
  unit: { wan: '万元', months: '个月' },
  documents: '随附材料（请打勾）',
  agree:
    '本企业同意该机构为本笔申请查询企业信用信息，详见《企业信用信息查询授权书》。提交网上申请时须再次确认。',
  sign: '法定代表人或授权人签字',
  seal: '企业公章',
  date: '日期',
  footer: (code: string) => `申请表编码 ${code}。编码只用来找到草稿，不能代替登录。`,
} as const
