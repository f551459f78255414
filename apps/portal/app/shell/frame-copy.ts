/** Words of the frame around every page. */
export const copy = {
  skipToContent: '跳到正文',
  noScript:
    '浏览器没有启用 JavaScript：产品、政策、机构和统计都可以查看；登录、在线申请等按钮不能使用，请启用后重试，或按产品页上的电话联系机构办理。',
  example: '本页含示例数据，机构、企业和金额为虚构。',
} as const
