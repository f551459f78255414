import { MAX_ENTERPRISE_ROWS } from '@lqr/contract/identity/user-entities.ts'

/** Texts of the registration of enterprises by the provider. */
export const copy = {
  title: '代企业注册',
  intro: '为企业开通账号并发放初始密码。企业首次登录须重置密码，72 小时内未登录的，初始密码失效。',
  one: '单个注册',
  many: '批量导入',
  form: {
    userName: '用户名',
    phone: '手机号',
    phoneHelp: '企业经办人的手机号，用于短信登录和找回密码',
    corporateName: '企业名称',
    corporateNameHelp: '与营业执照一致',
    submit: '注册并生成初始密码',
    consent: '请确认企业已书面同意由平台代为注册。',
  },
  csv: {
    steps: '三步完成：下载模板 → 按模板填写 → 选择文件，核对后提交。',
    template: '下载模板',
    templateName: '代企业注册模板.csv',
    templateRow: '示例（请删除本行）,11 位手机号,与营业执照一致的企业名称',
    choose: '选择 CSV 文件',
    chooseOther: '换一个文件',
    hint: `每次最多 ${MAX_ENTERPRISE_ROWS} 家企业。用 Excel 编辑的，另存为“CSV UTF-8”或“CSV”均可。`,
    unreadable: '文件读不出来，请另存为 CSV 后重试',
    wrongHeader: '首行须为：用户名,手机号,企业名称。请使用模板，不要改动首行。',
    noRows: '文件中没有企业，请填写后重新选择',
    tooMany: (rows: number) =>
      `文件中有 ${rows} 家企业，每次最多 ${MAX_ENTERPRISE_ROWS} 家，请拆分后分次导入`,
    preview: '导入预览',
    summary: (total: number, right: number) =>
      right === total
        ? `共 ${total} 行，格式都正确。`
        : `共 ${total} 行，${right} 行格式正确，${total - right} 行有误。`,
    skip: '有误的行不会注册，其余的行可以先提交。',
    onlyWrong: '只看有误的行',
    row: '行号',
    check: '检查结果',
    right: '格式正确',
    submit: (rows: number) => `提交 ${rows} 行`,
    confirmTitle: (rows: number) => `注册 ${rows} 家企业？`,
    confirmText: '提交后立即开通账号，不能撤回；初始密码在结果中只显示一次，请先确认企业已书面同意代注册。',
    confirmOk: '确认注册',
  },
  report: {
    title: '导入结果',
    summary: (created: number, refused: number) =>
      refused === 0 ? `${created} 家企业全部注册成功` : `成功 ${created} 家，未成功 ${refused} 家`,
    once: '初始密码只在此处显示一次，请立即下载保存，并分别转交企业经办人。',
    until: (moment: string) => `初始密码有效至 ${moment}`,
    download: '下载结果（含初始密码）',
    fileName: (day: string) => `代企业注册结果-${day}.csv`,
    downloaded: '已下载，请妥善保管，转交后删除文件。',
    again: '再导入一批',
    list: '逐行结果',
    result: '结果',
    created: '已注册',
    refused: '未注册',
    password: '初始密码',
    problems: '原因',
    header: ['行号', '结果', '用户名', '初始密码', '原因'],
    leaveTitle: '还没有下载结果，确定离开？',
    leaveText: '离开后无法再看到这些初始密码，只能逐个重新发放。',
    leaveOk: '放弃并离开',
  },
} as const
