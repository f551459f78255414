/** Words of the forms that work without scripts. */
export const plainCopy = {
  tenThousandYuan: '万元',
  choose: '请选择',
  optional: '（选填）',
  problems: (count: number) => `有 ${count} 处需要修改，您填写的内容都还在：`,
  save: '暂存，稍后再填',
  saved: '已暂存到您的账号，电脑和手机上都能接着填写。',
  notSaved: '没有存上，您填写的内容还在本页，请稍后再试。',
  sessionTitle: '请重新登录',
  session: '登录已失效，您填写的文字还在本页。请在新窗口登录，再回到本页继续提交。',
  otherAccount:
    '此浏览器已改用其他账号登录，这份表单是用原来的账号填写的，没有提交。请在新窗口用原来的账号登录，再回到本页继续提交。',
  goOn: '已登录，继续提交',
  signIn: '在新窗口登录',
  overtaken: '您填写期间，这项内容或其状态已有变化。您填写的都还在本页，请核对后再提交。',
  noMove: '没有这项操作，请从页面上的按钮进入。',
  kept: (name: string) => `已上传：${name}`,
  drop: '不要这份',
  filesHelp: '可以是 PDF、PNG、JPG 或 WEBP，每份不超过 10 MB',
  uploaded: '已上传的材料都保留着，不用再传。',
  tooMany: (label: string, most: number) => `${label}最多 ${most} 份`,
  confirmUnit: (typed: string) => `确认是 ${typed} 万元，单位没有填错`,
  unitQuestion: (label: string, typed: string, shown: string) =>
    `${label}是 ${typed} 万元，即 ${shown}。请核对单位，确认无误后勾选再提交`,
  whole: (label: string) => `${label}须为整数`,
  wrongFile: {
    tooBig: '文件超过 10 MB，请压缩后重新上传',
    empty: '文件是空的，请重新选择',
    wrongType: '只能上传 PDF、PNG、JPG 或 WEBP 文件',
  },
  keeping: {
    unsent: '没有连上网络：内容已加密存在这台设备上，连上后自动存到您的账号。',
    waiting: '没有连上网络：先替您留着，连上后自动提交，请不要关闭本页。',
    saved: '已自动存到您的账号。',
    sending: '正在提交……',
  },
} as const
