/** Texts of the page that the server renders; those of the form are apart. */
export const copy = {
  title: '房产估值',
  parent: '信用服务大厅',
  lead: '填写房产信息，几秒得到估值区间、估价时点、方法和可比案例。',
  description: '在线估算住宅、商铺、办公用房、厂房和土地的价值区间，供融资前参考；不是估价报告。',
  about: '先看清楚',
  points: [
    '估价不需要登录；保存结果并用于贷款申请，需要企业账号登录并通过企业认证。',
    '保存的估值有效期内可以在申请抵押贷款时附上，机构会看到估价时点和“不是估价报告”的说明。',
    '可比案例只显示距离范围，不含地址；填写的坐落和不动产权证号只用于估价，不公开。',
  ],
  appraiser: '需要估价报告？联系房地产估价机构',
  form: '填写房产信息',
  lite: '在省流量版估价（需要登录）',
} as const
