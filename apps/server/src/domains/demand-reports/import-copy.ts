/** Texts of lists that an authority fills in for enterprises. */
export const importCopy = {
  templateName: '批量代填模板.xlsx',
  sheet: '名单',
  codes: '可填内容',
  amount: '需求金额',
  unknownName: (typed: string) =>
    `“${[...typed].slice(0, 30).join('')}”不是可填的内容，请照“${'可填内容'}”表填写；地区重名时填六位代码`,
  notANumber: '请填写数字',
  unknownCompany: '没有找到该代码的已认证企业',
  otherName: '与该代码认证的企业名称不一致',
  otherArea: '不是本地区的企业',
  otherReportArea: '不在本地区',
  outsideBatch: '该批次不面向这个地区',
  noAccount: '企业没有可用的账号，无法确认代填内容',
  begunAlone: '企业已开始自行填报，尚未提交',
  codeColumn: '统一社会信用代码',
  done: (fileName: string, taken: number, repeated: number, refused: number) => ({
    title: '批量代填已处理完',
    body: `“${fileName}”：已代填 ${taken} 行，已有填报 ${repeated} 行，有误 ${refused} 行。企业确认后填报才会生效。`,
  }),
  givenUp: (fileName: string, rows: number) => ({
    title: '批量代填没有处理完',
    body: `“${fileName}”没有处理完，已停止。已处理 ${rows} 行，已代填的会保留；其余行请重新上传，已有填报的企业不会重复保存。`,
  }),
} as const
