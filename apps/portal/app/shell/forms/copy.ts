/** Texts of fields that several forms share. */
export const formsCopy = {
  choose: '请选择',
  tenThousandYuan: '万元',
  area: { prefecture: '市（州）', county: '县（市、区）', wholePrefecture: '市（州）本级' },
  amount: {
    title: '请核对金额单位',
    text: (label: string, typed: string, shown: string) =>
      `您填写的${label}是 ${typed} 万元，即 ${shown}。单位确定是“万元”吗？`,
    confirm: '确定是万元',
    cancel: '不是，重新填写',
  },
  upload: {
    choose: '选择文件',
    replace: '重新上传',
    remove: '移除',
    cancel: '取消上传',
    view: '查看',
    progress: (percent: number) => `已上传 ${percent}%`,
    tooBig: '文件超过 10 MB，请压缩后重新上传',
    empty: '文件是空的，请重新选择',
    wrongType: '只能上传 PDF、PNG、JPG 或 WEBP 文件',
    preview: (name: string) => `${name} 预览`,
    optional: '（选填）',
  },
} as const
