/** Words of the frame around every page. */
export const copy = {
  skipToContent: '跳到正文',
  noScript: '浏览器没有启用 JavaScript：本站内容都可以查看；注册、登录、企业认证、申请产品、补充材料请用',
  lite: '省流量版',
  waitsForLine: '没有加载成功，网络恢复后会自动打开',
  example: '本页含示例数据，机构、企业和金额为虚构。',
} as const
