/** Texts of the page before an outside site. */
export const jumpCopy = {
  title: '即将离开本平台',
  description: (name: string) => `即将前往外部网站：${name}。`,
  lead: '下面的网站不由本平台运营，请核对名称和网址后再继续。',
  site: '网站名称',
  address: '网址',
  service: '要办理的服务',
  reminders: [
    '请核对浏览器地址栏中的网址与上面一致。',
    '不要在外部网站输入本平台的密码和短信验证码。',
    '该网站的内容、收费和个人信息保护由其运营单位负责。',
  ],
  go: (name: string) => `继续前往 ${name}`,
  newWindow: '（在新窗口打开）',
  back: '返回服务说明',
} as const
