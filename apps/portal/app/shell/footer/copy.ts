/** Words of the footer. */
export const copy = {
  contact: '联系我们',
  serviceHours: '服务时间：',
  address: '联系地址：',
  guidingUnits: '指导单位：',
  operatingUnits: '运营单位：',
  friendlyLinks: '友情链接',
  siteIdNumber: '网站标识码：',
  siteMark: '网站标识',
  mapApproval: '审图号：',
  sites: '各地站点',
  opens: (label: string) => `${label}（打开链接）`,
} as const
